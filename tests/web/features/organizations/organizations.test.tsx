import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { growingPage, json, refusal } from '../../shell/small-api.ts';
import { blocked, organization, organizationApi, restorable } from './organization-scene.ts';

afterEach(closeApp);

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('shows how many belong to each, and filters by what runs', async () => {
    const api = organizationApi();
    const { place } = openApp('/app/organizations', api, true);
    const row = (await screen.findByRole('link', { name: 'Northwind' })).closest('tr');
    expect(within(row as HTMLElement).getByText('22')).toBeTruthy();
    expect(within(row as HTMLElement).getByText('31/12/2026')).toBeTruthy();
    press('Filter');
    fireEvent.change(await screen.findByLabelText('Programmes'), { target: { value: 'true' } });
    await screen.findByRole('button', { name: 'Remove filter With an active programme' });
    expect(place()).toContain('hasActiveProgramme=true');
    await expect
      .poll(() => api.asked.some((asked) => asked.includes('hasActiveProgramme=true')))
      .toBe(true);
  });

  test('says why it is empty and offers the first step', async () => {
    const api = organizationApi().on('GET /organizations', () => growingPage([]));
    openApp('/app/organizations', api, true);
    expect(await screen.findByText('No organisations yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Create Organisation' }).length).toBe(2);
  });

  test.each(['/app/organizations', '/app/organizations/create'])(
    'is not for everybody: %s says so and offers nothing',
    async (address) => {
      const denied = () => refusal(403, { request: 'You do not have the necessary permissions.' });
      const api = organizationApi()
        .on('GET /organizations', denied)
        .on('GET /organization/filter', denied);
      openApp(address, api, true);
      await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

describe('an organisation', () => {
  test('shows its contract, and which rules are its own', async () => {
    const api = organizationApi({
      policyOverrides: { ...organization('', '').policyOverrides, minNotice: 48 },
    });
    openApp('/app/organizations/o1', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Northwind' });
    expect(screen.getByText('22 members in 4 teams')).toBeTruthy();
    expect(screen.getByText('01/01/2026')).toBeTruthy();
    const notice = (await screen.findByText('Notice')).closest('div');
    expect(notice?.textContent).toBe('Notice48 hoursOwn');
    expect(screen.getByText('Horizon').closest('div')?.textContent).toBe('Horizon45 days');
  });

  test('says what keeps it from being deleted, on its page and on the page for deleting', async () => {
    const reason = 'Can’t delete “Northwind”: 1 active programme uses it.';
    const availableEvents = blocked(reason);
    const { router } = openApp('/app/organizations/o1', organizationApi({ availableEvents }), true);
    await screen.findByText(new RegExp('1 active programme uses it'));
    expect(screen.queryByRole('link', { name: 'Delete' })).toBeNull();
    await router.navigate({
      to: '/app/organizations/$organization/delete',
      params: { organization: 'o1' },
    });
    await screen.findByRole('heading', { level: 1, name: 'This organisation can’t be deleted' });
    expect(screen.getByText(reason)).toBeTruthy();
  });

  test('that was deleted is restored on a page that says what comes back', async () => {
    const sent: unknown[] = [];
    const api = organizationApi({ availableEvents: restorable }).on(
      'POST /organizations/o1/events',
      async (request) => {
        sent.push(await request.json());
        return json(organization('o1', 'Northwind'));
      },
    );
    const { place } = openApp('/app/organizations/o1/restore', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Restore “Northwind”?' });
    expect(screen.getByText('With it come its 22 members and 4 teams.')).toBeTruthy();
    press('Restore organisation');
    await expect.poll(() => sent).toMatchObject([{ type: 'RESTORE', version: 3 }]);
    await expect.poll(place).toBe('/app/organizations/o1');
  });
});

describe('the form', () => {
  test('says what is missing or odd before anything is sent', async () => {
    const api = organizationApi();
    openApp('/app/organizations/create', api, true);
    await screen.findByLabelText(/^Name/);
    type(/^Email domains/, 'acme, acme.com');
    press('Create organisation');
    expect(screen.getAllByText('Name is required.').length).toBe(2);
    expect(screen.getAllByText('“acme” is not a domain.').length).toBe(2);
    expect(api.asked).not.toContain('POST /organizations');
  });

  test('sends domains as a list and only its own rules, and shows refusals at their fields', async () => {
    const sent: unknown[] = [];
    const api = organizationApi().on('POST /organizations', async (request) => {
      sent.push(await request.json());
      return refusal(422, {
        emailDomains: '“acme.com” already belongs to another organisation.',
        'policyOverrides.minNotice': 'Notice must be between 0 and 720.',
      });
    });
    openApp('/app/organizations/create', api, true);
    await screen.findByLabelText(/^Name/);
    type(/^Name/, 'Acme');
    type(/^Email domains/, '@Acme.com, acme.co.uk');
    type(/^Notice/, '48');
    press('Create organisation');
    await screen.findByRole('link', {
      name: '“acme.com” already belongs to another organisation.',
    });
    expect(sent).toMatchObject([
      {
        name: 'Acme',
        brandLabel: null,
        emailDomains: ['acme.com', 'acme.co.uk'],
        contractStart: null,
        policyOverrides: { minNotice: 48, lateWindow: null },
      },
    ]);
    expect(screen.getByLabelText(/^Notice/).getAttribute('aria-invalid')).toBe('true');
  });

  test('begins with what is known when it is edited', async () => {
    openApp('/app/organizations/o1/edit', organizationApi(), true);
    const name = await screen.findByLabelText(/^Name/);
    expect((name as HTMLInputElement).value).toBe('Northwind');
    expect(screen.getByLabelText<HTMLInputElement>(/^Contract end/).value).toContain('2026');
  });
});
