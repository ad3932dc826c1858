/** Who made what. */
import { Suspense } from 'react';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { Shell } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { LIBRARIES, WORKS } from '../credits.ts';
import styles from './Pages.module.css';

export function CreditsPage() {
  const { texts, settings } = useSettings();
  const words = texts.credits;
  return (
    <Shell title={words.title}>
      <div className={styles.narrow}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <h2>{words.gamesTitle}</h2>
        <p>{words.gamesLead}</p>
        <ul className={styles.works}>
          {SCREEN_IDS.map((id) => (
            <Suspense key={id}>
              <GameCredit id={id} />
            </Suspense>
          ))}
        </ul>
        <h2>{words.worksTitle}</h2>
        <ul className={styles.works}>
          {WORKS.map(({ name, by, licence, url, use }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{use[settings.language]}</span>
              <span>
                {by} · {words.licence}: {licence} · <a href={url}>{new URL(url).host}</a>
              </span>
            </li>
          ))}
        </ul>
        <h2>{words.librariesTitle}</h2>
        <ul className={styles.works}>
          {LIBRARIES.map(({ name, licence, url }) => (
            <li key={name}>
              <a href={url}>{name}</a> · {licence}
            </li>
          ))}
        </ul>
        <p>
          <a href="/licences.txt">{words.licences}</a>
        </p>
      </div>
    </Shell>
  );
}

function GameCredit({ id }: { readonly id: string }) {
  const { settings } = useSettings();
  const about = useAbout(id);
  return (
    <li>
      <strong>{about.title}</strong>
      <span>{about.credit[settings.language]}</span>
    </li>
  );
}
