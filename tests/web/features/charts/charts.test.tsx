import { createMemoryHistory } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import questions from '#charts/questions.json';
import { catalogue } from '#machines/catalogue.ts';
import { loadViewable } from '#web/charts/machines.ts';
import { replayFragment } from '#web/charts/replay-link.ts';
import { sampleServices } from '#web/charts/sample/sample-services.ts';
import { nearestStates, stateNamed } from '#web/features/charts/state-named.ts';
import { makeQueryClient } from '#web/shell/query-client.ts';
import { makeRouter } from '#web/shell/routing/router.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, SmallApi } from '../../shell/small-api.ts';

beforeEach(() => void (document.documentElement.dataset['charts'] = 'on'));
afterEach(closeApp);

const open = (address: string) => openApp(address, new SmallApi());
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the catalogue of charts', () => {
  test('lists every machine with its purpose, and leads to its chart without signing in', async () => {
    open('/charts');
    await heading('Charts');
    for (const { title, purpose } of catalogue) {
      expect(screen.getAllByRole('link', { name: title }).length).toBeGreaterThan(0);
      expect(screen.getAllByText(purpose).length).toBeGreaterThan(0);
    }
    fireEvent.click(screen.getByRole('link', { name: 'Slot hold' }));
    await heading('Slot hold');
  });

  test('is not there when the operator has switched it off', async () => {
    document.documentElement.dataset['charts'] = 'off';
    open('/charts/slot-hold');
    expect(await heading(/can’t find/)).toBeTruthy();
  });
});

describe('questions and answers', () => {
  test('are found from a chart, those that it answers first, and lead to what answers them', async () => {
    open('/charts/booking-invite');
    await heading('Booking invite');
    fireEvent.click(screen.getByRole('link', { name: 'Questions and answers' }));
    await heading('Questions and answers: Booking invite');
    const asked = () => document.querySelectorAll('.viewer-fold.question').length;
    const some = asked();
    expect(some).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('link', { name: 'All questions' }));
    await heading('Questions and answers');
    expect(asked()).toBeGreaterThan(some);
    expect(asked()).toBe(questions.length);
    fireEvent.click(screen.getByText('Who hears of a request that expired?'));
    fireEvent.click(
      within(
        screen.getByText('Who hears of a request that expired?').closest('details')!,
      ).getByRole('link', { name: 'Booking' }),
    );
    await heading('Booking');
  });
});

describe('a chart', () => {
  test('says what the tests cover of it, where, and why the rest is not reached', async () => {
    open('/charts/slot-hold');
    await heading('Slot hold');
    const covered = within(await screen.findByRole('region', { name: 'What the tests cover' }));
    for (const where of ['At the machine', 'Through the API', 'Through the pages'])
      expect(covered.getAllByText(where).length).toBeGreaterThan(0);
    expect(covered.getAllByText('4 of 4').length).toBeGreaterThan(3);
    expect(
      covered.getByText(
        'Through the pages, 1 not reached: The pages show a kept time to nobody but its holder.',
      ),
    ).toBeTruthy();
  });

  test('is stepped on by click, refuses in words, and leads back on its trail', async () => {
    open('/charts/slot-hold');
    await heading('Slot hold');
    await screen.findByRole('region', { name: 'What can happen now' });
    expect(
      region('What can happen now').getByText('Refused. This time is kept for someone else.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'The member picks the time' }));
    await waitFor(() => expect(region('Now').getByRole('link', { name: 'held' })).toBeTruthy());
    await screen.findByRole('region', { name: 'This step' });
    expect(region('This step').getByText('reserveTime')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^The timer “expiry” rings/ }));
    await waitFor(() => expect(region('Now').getByRole('link', { name: 'released' })).toBeTruthy());
    fireEvent.click(await screen.findByRole('button', { name: /^1\. the member picks the time/ }));
    await waitFor(() => expect(region('Now').getByRole('link', { name: 'held' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'The member sends the request' }));
    await waitFor(() =>
      expect(region('Now').getByRole('link', { name: 'converted' })).toBeTruthy(),
    );
    expect(screen.queryByText(/^3\./)).toBeNull();
  });

  test('is stepped on by keyboard in the drawing, with one stop for the tab key', async () => {
    open('/charts/slot-hold?depth=everything');
    await heading('Slot hold');
    const drawing = await screen.findByRole('graphics-document');
    const ways = within(drawing).getAllByRole('button');
    expect(ways.filter((way) => way.getAttribute('tabindex') === '0')).toHaveLength(1);
    const pick = within(drawing).getByRole('button', { name: /^HOLD/ });
    fireEvent.keyDown(pick, { key: 'Enter' });
    await waitFor(() => expect(region('Now').getByRole('link', { name: 'held' })).toBeTruthy());
    expect(
      within(drawing).getByRole('graphics-object', { name: /held.*the present state/ }),
    ).toBeTruthy();
    fireEvent.keyDown(pick, { key: 'Enter' });
    await screen.findByText('That can’t happen now. The chart is not where it begins.');
  });

  test('lets guards be answered by hand', async () => {
    open('/charts/slot-hold');
    await heading('Slot hold');
    fireEvent.click(await screen.findByRole('switch', { name: /^Answer them by hand/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^isSlotFree/ }));
    await waitFor(() =>
      expect(
        region('What can happen now').queryByRole('button', { name: 'The member picks the time' }),
      ).toBeNull(),
    );
    expect(
      region('What can happen now').getAllByText(/That time has just been taken\./).length,
    ).toBeGreaterThan(0);
  });

  test('of an unknown name is a page that does not exist', async () => {
    open('/charts/nothing');
    expect(await heading(/can’t find/)).toBeTruthy();
  });
});

describe('every state of every machine', () => {
  test.each(catalogue.map(({ name }) => name))('%s has a page for each', async (machine) => {
    const viewable = await loadViewable(machine);
    const services = sampleServices({ address: '/' }, 'member', makeQueryClient());
    for (const { path } of viewable?.chart.states ?? []) {
      if (path === '') continue;
      const history = createMemoryHistory({ initialEntries: [`/charts/${machine}/${path}`] });
      const router = makeRouter(services, history);
      await router.load();
      const last = router.state.matches.at(-1);
      expect([
        path,
        last?.routeId,
        (last?.loaderData as { path?: string } | undefined)?.path,
      ]).toEqual([path, '/charts/$machine/$', path]);
    }
  });

  test('is lit, with the way to it, what leaves it and the pages that show it', async () => {
    open('/charts/booking/confirmed.scheduled');
    await heading('Booking: life, confirmed, scheduled');
    await screen.findByRole('region', { name: 'Now' });
    expect(region('Now').getByRole('link', { name: 'life.confirmed.scheduled' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^1\. the coach books/ })).toBeTruthy();
    await screen.findByRole('region', { name: 'On the screen' });
    expect(
      region('On the screen').getByText(
        'Pages that show it: Booking, Cancel booking, Edit booking note, Update location.',
      ),
    ).toBeTruthy();
    fireEvent.click(region('On the screen').getByRole('link', { name: 'As a coach' }));
    const frame = await screen.findByTitle('Booking, as a coach');
    expect(frame.getAttribute('src')).toBe(
      '/charts/screen/booking/life.confirmed.scheduled?as=coach&page=booking',
    );
  });

  test('may be named by the end of its path where that says enough', async () => {
    const booking = (await loadViewable('booking'))!.chart;
    expect(stateNamed(booking, 'confirmed.open')).toBe('life.confirmed.open');
    expect(stateNamed(booking, 'held')).toBe('credit.held');
    expect(stateNamed(booking, 'firmed.open')).toBeNull();
    expect(stateNamed(booking, '')).toBeNull();
    expect(nearestStates(booking, 'confrimed.open', 1)).toEqual(['life.confirmed.open']);
    expect(nearestStates(booking, 'CANCELED', 1)).toEqual(['life.cancelled']);
  });
});

describe('a support link', () => {
  test('is copied from a page that does not exist, and shows the steps where it is opened', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    const api = new SmallApi().on('GET /dashboard', () => json({}));
    openApp('/nowhere', api);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy support link' }));
    await screen.findByText(/^Support link copied\./);
    const link = writeText.mock.calls[0]?.[0] ?? '';
    closeApp();
    open(link.replace(/^https?:\/\/[^/]+/, ''));
    await heading('Replay: Signing in');
    expect(screen.getByRole('link', { name: '/nowhere' })).toBeTruthy();
    await screen.findByRole('region', { name: /^Step \d+ of \d+$/ });
    expect(region(/^Step \d+ of \d+$/).getByRole('link', { name: 'signedOut' })).toBeTruthy();
    expect(screen.queryByText(/^The chart has changed/)).toBeNull();
  });

  test('marks the step that was stopped with its sentence, and shows the page of each step', async () => {
    const { walks } = (await loadViewable('booking-request'))!;
    const { input, steps } = walks.paths['drafting.steps.session']!;
    const here = steps.at(-1)!.states;
    const recorded = steps.map(({ event, states }) => [event, states] as const);
    const charts = [
      {
        name: 'booking-request',
        input: walks.inputs[input],
        from: ['drafting.steps.loading', 'drafting.hold.none'],
        lost: 0,
        steps: [...recorded, [{ type: 'NEXT' }, here] as const],
      },
    ];
    open(`/charts/booking-request/replay#${await replayFragment({ page: '/app', charts }, 'abc')}`);
    await heading('Replay: Making a booking');
    await screen.findByText('This is not so: A session is chosen.');
    expect(
      screen.getByRole('button', { name: /\d\. On to the next step \(stopped\)$/ }),
    ).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('src')).toContain('steps.session?as='),
    );
    fireEvent.click(screen.getByRole('button', { name: /^0\. The start$/ }));
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('src')).toContain('steps.loading?as='),
    );
    expect(screen.queryByText('This step had no effect')).toBeNull();
  });

  test('that is damaged is refused with a sentence', async () => {
    open('/charts/auth/replay#1.abc.____');
    expect(await heading('This replay can’t be shown')).toBeTruthy();
  });
});

describe('the size of a drawing', () => {
  const percent = () => screen.getByText(/^\d+%$/).textContent;

  test('is chosen by button and by key, and stands in the address', async () => {
    const { router } = open('/charts/slot-hold?zoom=50');
    await heading('Slot hold');
    expect(percent()).toBe('50%');
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(percent()).toBe('67%'));
    fireEvent.keyDown(screen.getByRole('region', { name: 'Slot hold, drawing' }), { key: '-' });
    await waitFor(() => expect(router.state.location.searchStr).toBe('?zoom=50'));
    fireEvent.click(screen.getByRole('button', { name: 'Actual size' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?zoom=100'));
    const drawing = document.querySelector('svg.chart');
    expect(drawing?.getAttribute('width')).toBe(drawing?.getAttribute('viewBox')?.split(' ')[2]);
  });

  test('stays when another state of the chart is opened', async () => {
    const { router } = open('/charts/slot-hold?zoom=50');
    await heading('Slot hold');
    fireEvent.click(region('Now').getByRole('link', { name: 'new' }));
    await heading('Slot hold: new');
    expect(router.state.location.searchStr).toBe('?zoom=50');
  });
});
