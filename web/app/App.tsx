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
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FocusOnNavigation } from './Shell.tsx';
import { SettingsProvider } from './settings.tsx';
import { UpdateToast } from './UpdateToast.tsx';
import { Waiting } from './Waiting.tsx';

const OnlineTable = lazy(() => import('../online/OnlineTable.tsx'));
const CodePage = lazy(() => import('../online/join/CodePage.tsx'));

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
            <Route path="/t/:table">{({ table }) => <OnlineTable key={table} table={table} />}</Route>
            <Route path="/j/:code?">{({ code }) => <CodePage key={code} code={code} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/settings">{() => <SettingsPage />}</Route>
            <Route path="/credits">{() => <CreditsPage />}</Route>
            <Route>{() => <NotFoundPage />}</Route>
          </Switch>
        </Suspense>
        <UpdateToast />
      </ErrorBoundary>
    </SettingsProvider>
  );
}
