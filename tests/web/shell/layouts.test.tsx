import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { helpFor } from '#web/shell/frame/navigation.ts';
import { routeExists } from '#web/shell/routing/pages-for.ts';
import { closeApp, openApp } from './open-app.tsx';
import { json, mia, SmallApi } from './small-api.ts';

afterEach(closeApp);

/** Headers of the page as a whole; within its content they are headings' own. */
const banners = () => screen.queryAllByRole('banner').filter((header) => !header.closest('main'));
const banner = () => within(banners()[0] ?? document.body);

function pageOf(address: string, signedIn: boolean): string {
  if (address === '/auth/sign-out') return 'You have signed out.';
  if (address === '/auth/oidc') return signedIn ? 'Hello, Mia' : 'Loading Account Details';
  if (address === '/zoom/7')
    return signedIn ? 'You don’t have access to this session.' : 'Sign in to join your session';
  if (address === '/app/notifications') return signedIn ? 'Notifications' : 'Sign in';
  return 'We can’t find that page';
}

/** What stands around the page: every address has some page, if only the one that says there is none. */
async function around(address: string, signedIn: boolean) {
  openApp(address, new SmallApi(), signedIn);
  await screen.findByRole('heading', { level: 1, name: pageOf(address, signedIn) });
  const main = screen.getByRole('main');
  return {
    alerts: screen.queryAllByRole('region', { name: 'Alerts' }).length,
    header: banners().length,
    sidebar: screen.queryAllByRole('complementary', { name: 'Sidebar' }).length,
    footer: screen.queryAllByRole('contentinfo').length,
    look: main.className.split(/[ _]/)[0],
  };
}

const blank = { alerts: 1, header: 0, sidebar: 0, footer: 0, look: '' };
const plain = { alerts: 1, header: 1, sidebar: 0, footer: 0, look: 'plain' };
const auth = { alerts: 1, header: 0, sidebar: 0, footer: 0, look: 'auth' };
const app = { alerts: 1, header: 1, sidebar: 1, footer: 1, look: 'app' };

describe('the layout is chosen by the path', () => {
  test.each([
    ['/zoom/7', blank, blank],
    ['/privacy/none', plain, plain],
    ['/terms/none', plain, plain],
    ['/auth/oidc', auth, app],
    ['/auth/password/none', auth, auth],
    ['/auth/sign-out', auth, auth],
    ['/no-page', plain, app],
    ['/app/no-page', plain, app],
  ])('%s', async (address, nobody, somebody) => {
    expect(await around(address, false)).toEqual(nobody);
    closeApp();
    expect(await around(address, true)).toEqual(somebody);
  });

  test('/app/notifications is shown signed in only', async () => {
    expect(await around('/app/notifications', false)).toEqual(auth);
    closeApp();
    expect(await around('/app/notifications', true)).toEqual(app);
  });
});

describe('the signed-in layout', () => {
  const me = (role: string, more: object = {}) =>
    new SmallApi().on('GET /auth/whoami', () => json({ ...mia, role, ...more }));
  const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

  test('has the sidebar toggle, home, the bell and help in the footer, and the last two in the header', async () => {
    openApp('/app/notifications', me('Member'), true);
    const footer = within(await screen.findByRole('contentinfo'));
    const names = [...footer.getAllByRole('button'), ...footer.getAllByRole('link')].map(
      (item) => item.title,
    );
    expect(names).toEqual(
      expect.arrayContaining(['Open the menu', 'Home', 'Notifications', 'Help']),
    );
    const header = banner();
    expect(header.getByRole('link', { name: 'Notifications' })).toBeTruthy();
    expect(header.getByRole('button', { name: 'Help' })).toBeTruthy();
    expect(header.getByRole('link', { name: /^Waymark/ }).getAttribute('href')).toBe(
      '/app/dashboard',
    );
  });

  test('keeps to the links of the specification in the help menu', async () => {
    openApp('/app/notifications', me('Member'), true);
    await screen.findByRole('contentinfo');
    fireEvent.click(banner().getByRole('button', { name: 'Help' }));
    const items = await screen.findAllByRole('menuitem');
    const links = helpFor((path) => routeExists(path));
    expect(items.map((item) => item.textContent)).toEqual(links.map(({ label }) => label));
  });

  test('offers members a booking: in the header to the request, below the links to the dashboard', async () => {
    openApp('/app/notifications', me('OrganizationAdmin'), true);
    const below = (await sidebar()).getByRole('link', { name: 'Make a Booking' });
    expect(below.getAttribute('href')).toBe('/app/dashboard');
    const above = banner().getByRole('link', { name: 'Make a Booking' });
    expect(above.getAttribute('href')).toBe('/app/booking-requests/create');
  });

  test('offers coaches their availability below the links, and staff nothing', async () => {
    openApp('/app/notifications', me('Coach'), true);
    const button = (await sidebar()).getByRole('link', { name: 'Update Availability' });
    expect(button.getAttribute('href')).toBe('/app/dashboard');
    closeApp();
    openApp('/app/notifications', me('Admin'), true);
    await sidebar();
    expect(screen.queryByRole('link', { name: /Make a Booking|Update Availability/ })).toBeNull();
  });

  test('says who powers the platform, in partnership with whom', async () => {
    openApp('/app/notifications', me('Member'), true);
    const sentence =
      'Waymark is powered by Brightpath Coaching in partnership with Harbour Health.';
    expect((await sidebar()).getByText(sentence)).toBeTruthy();
  });

  test('shows on the profile card the initials, the name, the organisation, the way to the next level and the level’s badge', async () => {
    openApp('/app/notifications', me('Member'), true);
    const card = await sidebar();
    expect(card.getByText('MT')).toBeTruthy();
    expect(card.getByText('Mia Thornton')).toBeTruthy();
    expect(card.getByText('Northwind')).toBeTruthy();
    const ring = card.getByRole('progressbar', { name: 'Progress to the next level' });
    expect(ring.getAttribute('value')).toBe('40');
    expect(card.getByRole('img', { name: 'Explorer' })).toBeTruthy();
  });

  test('shows the picture, the default label and the pinned award, where there are such', async () => {
    const more = {
      organization: null,
      profilePicture: { url: '/mia.webp' },
      pinnedAward: { badgeUrl: '/first.svg' },
    };
    openApp('/app/notifications', me('Member', more), true);
    const card = await sidebar();
    expect(card.getByText('Waymark')).toBeTruthy();
    expect(card.queryByText('MT')).toBeNull();
    const award = card.getByRole('img', { name: 'Pinned award' });
    expect(award.querySelector('img')?.getAttribute('src')).toBe('/first.svg');
    expect(card.queryByRole('img', { name: 'Explorer' })).toBeNull();
  });

  test('has neither ring nor badge for coaches and staff, nor for members without a number', async () => {
    openApp('/app/notifications', me('Coach'), true);
    const coach = await sidebar();
    expect(coach.queryByRole('progressbar')).toBeNull();
    expect(coach.queryByRole('img')).toBeNull();
    closeApp();
    openApp('/app/notifications', me('Member', { achievement: null }), true);
    expect((await sidebar()).queryByRole('progressbar')).toBeNull();
  });
});
