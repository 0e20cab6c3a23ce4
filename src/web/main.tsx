import { startTransition, StrictMode } from 'react';
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
  // In steps: whoever types into the drawn page is not held up.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}

/** Lets the browser do what waits, a key or a frame, before the next piece of work. By a message: a timer waits for as long as a page in the background has to. */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

async function start(): Promise<void> {
  await breath();
  // A page with sample data is the same application with another server behind it.
  const sample = location.pathname.startsWith('/charts/screen/')
    ? await (await import('./charts/sample/sample-app.ts')).startSample(location)
    : null;
  const services =
    sample ?? startServices({ fetch: takingEarly(globalThis.fetch.bind(globalThis)) });
  await breath();
  show(services);
}

void start();
