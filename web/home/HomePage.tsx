/** The first page: the games, the plays that wait to be continued, and a file dropped anywhere. */
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { aside } from '../app/aside.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { PartMissing } from '../app/PartMissing.tsx';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { playerColour, playerInk } from '@stellwerk/toolkit/players.tsx';
import { hasFirst, lessonsOf } from '../learn/lessons.ts';
import { isKnown, progressOf } from '../learn/progress.ts';
import { Lines } from './Lines.tsx';
import { ListPlace } from './ListPlace.tsx';
import { FileDrop, OpenFileButton } from './FileDrop.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import styles from './HomePage.module.css';

const DailyCard = aside(() => import('../daily/DailyCard.tsx'));
const HomeLists = aside(() => import('./HomeLists.tsx'));
const NewGame = lazy(() => import('../new-game/NewGame.tsx'));

export function HomePage({ newGame }: { readonly newGame?: string }) {
  const { texts } = useSettings();
  const [, navigate] = useLocation();
  // Who knows none of the games looks at them first.
  const isNew = !SCREEN_IDS.some(isKnown);
  if (newGame !== undefined && !SCREEN_IDS.includes(newGame)) return <NotFoundPage />;
  return (
    <Shell>
      <FileDrop className={styles.home}>
        <section className={styles.hero}>
          <div>
            <h1>{texts.homePage.claim}</h1>
            <p>{texts.homePage.lead}</p>
          </div>
          <Lines count={Math.max(SCREEN_IDS.length, 3)} />
        </section>
        <ErrorBoundary small={null}>
          <Suspense
            fallback={
              <div className={styles.lists}>
                <ListPlace list="games" />
                <ListPlace list="tables" />
              </div>
            }
          >
            <HomeLists />
          </Suspense>
        </ErrorBoundary>
        {!isNew && <Daily />}
        <section aria-labelledby="games">
          <h2 id="games" className="visually-hidden">
            {texts.homePage.games}
          </h2>
          {SCREEN_IDS.length === 0 && <p>{texts.homePage.none}</p>}
          <ul className={styles.games} data-alone={SCREEN_IDS.length === 1 || undefined}>
            {SCREEN_IDS.map((id, index) => (
              <li key={id}>
                <ErrorBoundary small={<MissingCard />}>
                  <Suspense fallback={<CardPlace />}>
                    <GameCard id={id} colour={index} />
                  </Suspense>
                </ErrorBoundary>
              </li>
            ))}
          </ul>
        </section>
        {isNew && <Daily />}
        <p className={styles.file}>
          <OpenFileButton />
          <span>{texts.files.hint}</span>
        </p>
      </FileDrop>
      {newGame !== undefined && (
        <Suspense>
          <NewGame key={newGame} game={newGame} onClose={() => navigate('/')} />
        </Suspense>
      )}
    </Shell>
  );
}

function Daily() {
  return (
    <ErrorBoundary small={null}>
      <Suspense fallback={<div className={styles.dailyPlace} aria-hidden="true" />}>
        <DailyCard />
      </Suspense>
    </ErrorBoundary>
  );
}

/** As high as a card, so that nothing moves when it comes. */
function CardPlace() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.cover} />
      <div className={styles.about} />
    </div>
  );
}

function MissingCard() {
  return (
    <div className={styles.missing} role="alert">
      <PartMissing />
    </div>
  );
}

function GameCard({ id, colour }: { readonly id: string; readonly colour: number }) {
  const { texts, settings } = useSettings();
  const about = useAbout(id);
  const teaches = hasFirst(id);
  const known = isKnown(id);
  const progress = progressOf(id);
  const showMe = progress ? texts.learn.resume : texts.learn.showMe;
  // The rules page lists them.
  const several = lessonsOf(id).length > 1;
  const learn = several ? texts.learn.lessons : texts.learn.introduction;
  // One of the two is the one to press.
  const filled = (on: boolean) => ({
    className: buttonClass(on ? 'primary' : 'secondary', true),
    ...(on && { style: { background: playerColour(colour), color: playerInk(colour) } }),
  });
  return (
    <article className={styles.card} style={{ ['--line-colour' as string]: playerColour(colour) }}>
      <Link href={`/new/${id}`} className={styles.cover} aria-hidden="true" tabIndex={-1}>
        {about.cover}
      </Link>
      <div className={styles.about}>
        <h3>
          <span className={styles.stop} aria-hidden="true" />
          {about.title}
        </h3>
        <p className={styles.tagline}>{about.tagline[settings.language]}</p>
        <p className={styles.facts}>
          <span>{texts.homePage.players(about.players)}</span>
          <span>{texts.homePage.minutes(about.minutes)}</span>
        </p>
        <div className={styles.ways}>
          {teaches && !known && (
            <Link {...filled(true)} href={`/learn/${id}`} aria-label={`${showMe}: ${about.title}`}>
              {showMe}
            </Link>
          )}
          <Link {...filled(known || !teaches)} href={`/new/${id}`} aria-label={texts.homePage.playGame(about.title)}>
            {(known || !teaches) && <Icon name="play" />}
            {texts.homePage.play}
          </Link>
        </div>
        <div className={styles.links}>
          {teaches && !known && typeof progress === 'object' && (
            <span>{texts.learn.stepOf(progress.step + 1, progress.of)}</span>
          )}
          {teaches && known && (
            <Link href={several ? `/rules/${id}` : `/learn/${id}`} aria-label={`${learn}: ${about.title}`}>
              {learn}
            </Link>
          )}
          {known && (
            <Link href={`/puzzles/${id}`} aria-label={`${texts.learn.puzzles}: ${about.title}`}>
              {texts.learn.puzzles}
            </Link>
          )}
          <Link href={`/rules/${id}`} aria-label={texts.homePage.rulesOf(about.title)}>
            {texts.nav.rules}
          </Link>
        </div>
      </div>
    </article>
  );
}
