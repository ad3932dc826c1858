/** Which page is at which address. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { CreditsPage } from '../pages/CreditsPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ReplayPage } from '../pages/ReplayPage.tsx';
import { RulesPage } from '../pages/RulesPage.tsx';
import { SettingsPage } from '../pages/SettingsPage.tsx';
import { TablePage } from '../pages/TablePage.tsx';
import { aside } from './aside.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FocusOnNavigation } from './Shell.tsx';
import { SettingsProvider } from './settings.tsx';
import { UpdateToast } from './UpdateToast.tsx';
import { Waiting } from './Waiting.tsx';

const DailyPage = lazy(() => import('../daily/DailyPage.tsx'));
const LearnPage = lazy(() => import('../learn/LearnPage.tsx'));
const PuzzleListPage = lazy(() => import('../puzzles/PuzzleListPage.tsx'));
const PuzzlePage = lazy(() => import('../puzzles/PuzzlePage.tsx'));
const OnlineTable = lazy(() => import('../online/OnlineTable.tsx'));
const CodePage = lazy(() => import('../online/join/CodePage.tsx'));
const TablesPage = lazy(() => import('../online/lobby/TablesPage.tsx'));
const MePage = lazy(() => import('../online/me/MePage.tsx'));
const MyGamesPage = lazy(() => import('../online/me/MyGamesPage.tsx'));
const KeptPage = lazy(() => import('../online/me/KeptPage.tsx'));
const CarryPage = lazy(() => import('../online/me/CarryPage.tsx'));
const Notices = aside(() => import('../online/lobby/Notices.tsx'));

export function App() {
  return (
    <SettingsProvider>
      <ErrorBoundary>
        <FocusOnNavigation />
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">{() => <HomePage />}</Route>
            <Route path="/new/:game">{({ game }) => <HomePage newGame={game} />}</Route>
            <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/daily/:game">{({ game }) => <DailyPage key={game} game={game} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
            <Route path="/learn/:game/:name">
              {({ game, name }) => <LearnPage key={`${game} ${name}`} game={game} name={name} />}
            </Route>
            <Route path="/puzzles/:game">{({ game }) => <PuzzleListPage key={game} game={game} />}</Route>
            <Route path="/puzzles/:game/:number">
              {({ game, number }) => <PuzzlePage key={`${game} ${number}`} game={game} number={number} />}
            </Route>
            <Route path="/t/:table">{({ table }) => <OnlineTable key={table} table={table} />}</Route>
            <Route path="/j/:code?">{({ code }) => <CodePage key={code} code={code} />}</Route>
            <Route path="/tables">{() => <TablesPage />}</Route>
            <Route path="/me">{() => <MePage />}</Route>
            <Route path="/me/games">{() => <MyGamesPage />}</Route>
            <Route path="/me/games/:table/:play">
              {(kept) => <KeptPage key={Object.values(kept).join()} {...kept} />}
            </Route>
            <Route path="/me/carry/:key?">{({ key }) => <CarryPage shown={key} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/settings">{() => <SettingsPage />}</Route>
            <Route path="/credits">{() => <CreditsPage />}</Route>
            <Route>{() => <NotFoundPage />}</Route>
          </Switch>
        </Suspense>
        <UpdateToast />
        <Suspense>
          <Notices />
        </Suspense>
      </ErrorBoundary>
    </SettingsProvider>
  );
}
