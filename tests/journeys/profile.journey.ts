import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { watchPolicy } from './support/content-policy.ts';
import { accountOf, memberNamed } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { untilSaved } from './support/saved.ts';
import { as, signIn } from './support/sign-in.ts';

const mia = accountOf('Member');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const alert = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a picture is sent, shown on the card at once, and taken away again', async ({ page }) => {
  await signIn(page, mia.email);
  await page.goto('/app/profile');
  const picture = card(page, 'Picture');
  const send = async (side: number) =>
    picture
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture(page, side) });
  await send(100);
  await expect(
    picture.getByText('Choose a picture of at least 128 × 128 pixels.').first(),
  ).toBeVisible();
  await picture.getByRole('button', { name: /Remove me\.png/ }).click();
  await send(300);
  await expect(alert(page, 'Your picture was saved.')).toBeVisible();
  const onCard = page.getByRole('navigation').locator('img[src^="/api/pictures/"]');
  await expect(onCard.or(page.locator('aside img[src^="/api/pictures/"]')).first()).toBeVisible();
  await expectNoViolations(page);
  await picture.getByRole('button', { name: 'Remove picture' }).click();
  await expect(alert(page, 'Your picture was removed.')).toBeVisible();
  await expect(page.locator('img[src^="/api/pictures/"]')).toHaveCount(0);
});

test('what somebody hears of is chosen at once and is the same after a reload', async ({
  page,
}) => {
  await signIn(page, mia.email);
  await page.goto('/app/profile#notifications');
  const reminder = page.getByRole('switch', { name: 'In the app: A session is coming up' });
  await expect(reminder).toBeChecked();
  const mail = page.getByRole('combobox', { name: 'By email: A session is coming up' });
  const pushed = page.getByRole('switch', { name: 'In your browsers: A session is coming up' });
  await untilSaved(page, () => reminder.uncheck());
  await untilSaved(page, () => pushed.uncheck());
  await untilSaved(page, () => mail.selectOption('In the digest'));
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await expect(pushed).not.toBeChecked();
  await expect(mail).toHaveValue('digest');
});

test('this browser is turned on by a click, keeps to the content policy, and is turned off again', async ({
  page,
  context,
}) => {
  const breaches = await watchPolicy(context);
  // Chromium without a window may show no notifications and reaches no push service: what one would give is made up, the script that is registered is ours.
  await page.addInitScript(
    (keys) => {
      const subscription = {
        toJSON: () => ({ endpoint: 'https://push.example/a-browser', keys }),
        unsubscribe: () => Promise.resolve(true),
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = () => Promise.resolve('granted');
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(subscription),
        getSubscription: () => Promise.resolve(null),
      });
    },
    await keysOfBrowser(),
  );
  await signIn(page, mia.email);
  await page.goto('/app/profile#notifications');
  const panel = card(page, 'In this browser');
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope, active }) => `${new URL(scope).pathname} ${active?.state}`,
      ),
    );
  await panel.getByRole('button', { name: 'Show notifications here' }).click();
  await expect(alert(page, 'This browser now shows your notifications.')).toBeVisible();
  const signIns = card(page, 'Where you are signed in');
  await expect(signIns.getByText('shows notifications')).toHaveCount(1);
  expect(await scopes()).toEqual(['/push-worker/ activated']);
  await page.reload();
  await expect(panel.getByText('This browser shows your notifications.')).toBeVisible();
  // It is in charge of no page.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await panel.getByRole('button', { name: 'Show none here' }).click();
  await expect(panel.getByText('This browser shows no notifications yet.')).toBeVisible();
  expect(await scopes()).toEqual([]);
  expect(breaches).toEqual([]);
});

/** What a browser gives out for messages to it: a point of P-256 and 16 bytes. */
async function keysOfBrowser() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  const written = (bytes: ArrayBuffer | Uint8Array) =>
    Buffer.from(bytes as Uint8Array).toString('base64url');
  return { p256dh: written(point), auth: written(crypto.getRandomValues(new Uint8Array(16))) };
}

test('a sign-in that is ended elsewhere is over at once, and the list is live', async ({
  browser,
}) => {
  const { email } = memberNamed('Daniel Okonkwo');
  const here = await as(browser, email);
  await here.goto('/app/profile');
  const panel = card(here, 'Where you are signed in');
  await expect(panel.getByText('This device')).toHaveCount(1);
  const before = await panel.getByRole('listitem').count();
  const there = await as(browser, email);
  await expect(panel.getByRole('listitem')).toHaveCount(before + 1);
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(alert(here, 'You are signed out everywhere else.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(there).toHaveURL(/\/auth\/sign-in/);
});
