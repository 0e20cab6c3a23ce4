import type { InputOf } from '#web/api/call.ts';

/** What this browser can do about notifications; `denied`: somebody has said no to it here before. */
export type PushStatus = 'missing' | 'denied' | 'open';

type Subscription = NonNullable<InputOf<'POST /profile/push'>['body']['subscription']>;

/** Where it is served, and a path that no page has: it is never in charge of a page. */
const script = '/push-worker.js';
const scope = '/push-worker/';

export function pushStatus(): PushStatus {
  const isThere =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isThere) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** Asks whether notifications may be shown, where nobody has answered yet; for a click, as browsers ask for nothing else. Resolves to where they are to be sent, null when they may not be shown. */
export async function subscribeHere(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(trusted(), { scope });
  await started(registration);
  const before = await registration.pushManager.getSubscription();
  // What was made for another key of ours, or for somebody who was signed in here before, is not theirs.
  await before?.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh, auth } = keys;
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

/** This browser shows none any more, whatever is still on its way. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** Nothing can be subscribed to before the script is in charge of its own path. */
function started({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('It could not be started.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(text: string): string };
}

let policy: { createScriptURL(text: string): string } | null = null;

/** The one address that pages of ours may load a script from by name (the content policy names this policy and no other). */
function trusted(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('push-worker', { createScriptURL: () => script }) ?? null;
  return policy?.createScriptURL(script) ?? script;
}
