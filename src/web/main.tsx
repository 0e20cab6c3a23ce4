import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/index.css';
import { App } from './shell/app.tsx';
import { takingEarly } from './api/early-answers.ts';
import { startServices } from './shell/start-services.ts';
import { takeOver } from './shell/take-over.ts';

function show({ router, queryClient }: ReturnType<typeof startServices>): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  takeOver(router, root);
  createRoot(root).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
}

// A page with sample data is the same application with another server behind it.
if (location.pathname.startsWith('/charts/screen/'))
  void import('./charts/sample/sample-app.ts')
    .then(({ startSample }) => startSample(location))
    .then((sample) => show(sample ?? startServices()));
else show(startServices({ fetch: takingEarly(globalThis.fetch.bind(globalThis)) }));
