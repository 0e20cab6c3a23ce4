/** Shows the notifications that are sent to this browser, and opens what they are about. It has no part in loading pages: it listens to no fetch and keeps nothing. */

/** What is used here of a worker's scope: the project's types know pages alone. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(options: object): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listen: () => void): void;
  addEventListener(name: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listen: (event: ClickEvent) => void): void;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface ClickEvent extends Lasting {
  readonly notification: Notification;
}

interface Shown {
  readonly title: string;
  readonly text: string;
  /** A path of the application. */
  readonly path: string;
  /** What is said under a name takes the place of what was said under it before. */
  readonly tag: string;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, path, tag } = event.data.json() as Shown;
  event.waitUntil(scope.registration.showNotification(title, { body: text, tag, data: { path } }));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = notification.data as Pick<Shown, 'path'>;
  event.waitUntil(open(path));
});

async function open(path: string): Promise<void> {
  const { href, origin } = new URL(path, scope.location.origin);
  if (origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === href);
  await (there ? there.focus() : scope.clients.openWindow(href));
}
