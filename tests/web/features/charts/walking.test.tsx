import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { SmallApi } from '../../shell/small-api.ts';

beforeEach(() => void (document.documentElement.dataset['charts'] = 'on'));
afterEach(closeApp);

const open = (address: string) => openApp(address, new SmallApi());
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const offers = () => region('What can happen now');
const lit = () =>
  [...document.querySelectorAll('.scroller svg .active')]
    .map((state) => state.getAttribute('data-state') ?? '')
    .toSorted();
const framed = () => document.querySelector('iframe')?.getAttribute('src') ?? '';

describe('a step from the page of a state', () => {
  test('leaves nothing lit but what is active, and heading, address, screen and words follow', async () => {
    const { router } = open('/charts/booking/life.confirmed.scheduled?as=member&depth=everything');
    await heading('Booking: life, confirmed, scheduled');
    await waitFor(() => expect(framed()).toContain('/life.confirmed.scheduled?as=member'));
    const button = offers().getByRole('button', { name: 'The member cancels' });
    button.focus();
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    await heading('Booking: life, cancelled');
    expect(lit()).toEqual([
      '',
      'credit',
      'credit.returned',
      'life',
      'life.cancelled',
      'move',
      'move.settled',
    ]);
    expect(router.state.location.pathname).toBe('/charts/booking/life.cancelled');
    expect(framed()).toContain('/life.cancelled?as=member');
    expect(framed()).toContain('walk=from%3Alife.confirmed.scheduled~did%3Athe%20member%20cancels');
    expect(
      screen.getByText(
        'the member cancels. Now at life.cancelled and credit.returned and move.settled.',
      ),
    ).toBeTruthy();
    // Nobody is taken away to the heading: the keyboard goes on among what can happen next.
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'What can happen now' }),
    );
  });

  test('is taken back on the trail, and another way begins from there', async () => {
    const { router } = open('/charts/booking/life.confirmed.scheduled');
    await heading('Booking: life, confirmed, scheduled');
    fireEvent.click(offers().getByRole('button', { name: 'The member cancels' }));
    await heading('Booking: life, cancelled');
    const trail = await screen.findByRole('region', { name: 'Trail' });
    fireEvent.click(within(trail).getByRole('button', { name: 'Back' }));
    await heading('Booking: life, confirmed, scheduled');
    fireEvent.click(offers().getByRole('button', { name: 'Staff cancel and tell why' }));
    await heading('Booking: life, cancelled');
    expect(router.state.location.search.walk).toBe(
      'from:life.confirmed.scheduled~did:staff cancel and tell why',
    );
  });

  test('is part of a link that opens the same moment elsewhere', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    open('/charts/booking/life.confirmed.scheduled');
    await heading('Booking: life, confirmed, scheduled');
    const clock = within(await screen.findByRole('region', { name: 'Clock' }));
    fireEvent.change(clock.getByLabelText('Hours'), { target: { value: '6' } });
    fireEvent.click(clock.getByRole('button', { name: 'Move the clock' }));
    await clock.findByText('6 h before the start');
    fireEvent.click(offers().getByRole('button', { name: 'The member cancels' }));
    await heading('Booking: life, cancelled');
    const time = screen.getByRole('region', { name: 'Clock' }).querySelector('time')!.dateTime;
    const trail = await screen.findByRole('region', { name: 'Trail' });
    fireEvent.click(within(trail).getByRole('button', { name: 'Copy a link to this walk' }));
    await screen.findByText('Link copied. It opens this very step.');
    const link = writeText.mock.calls[0]?.[0] ?? '';
    closeApp();
    open(link.replace(/^https?:\/\/[^/]+/, ''));
    await heading('Booking: life, cancelled');
    expect(region('Now').getByRole('link', { name: 'credit.forfeited' })).toBeTruthy();
    const reopened = await screen.findByRole('region', { name: 'Clock' });
    expect(reopened.querySelector('time')?.dateTime).toBe(time);
    expect(await screen.findByRole('button', { name: /the member cancels$/ })).toBeTruthy();
  });

  test('that a link names and that is not there any more ends the walk with a sentence', async () => {
    open('/charts/slot-hold?walk=with:a member picks a time~did:the member flies');
    await screen.findByText(
      '“the member flies” can’t be done here, so the rest of this walk is left out.',
    );
    expect(region('Now').getByRole('link', { name: 'new' })).toBeTruthy();
  });
});

describe('what can happen', () => {
  test('is told person by person: where it leads once, with repeats folded, and what is refused', async () => {
    open('/charts/booking/life.confirmed.scheduled');
    await heading('Booking: life, confirmed, scheduled');
    const member = within(offers().getByRole('region', { name: 'The member' }));
    const cancelled = within(
      member
        .getAllByRole('listitem')
        .find((item) => item.textContent?.includes('Leads to life.cancelled'))!,
    );
    expect(cancelled.getByRole('button', { name: 'The member cancels' })).toBeTruthy();
    const other = within(offers().getByRole('region', { name: 'Another member' }));
    expect(other.queryByRole('button')).toBeNull();
    expect(other.getByText(/^Refused: \d+$/)).toBeTruthy();
    expect(other.getByText('Refused. Only the people of this session can cancel it.')).toBeTruthy();
    const coach = offers().getByRole('region', { name: 'The coach' });
    expect(within(coach).getAllByText(/^\d+ more to the same place$/).length).toBeGreaterThan(0);
  });

  test('can be asked for another time and another person, without anything happening', async () => {
    open('/charts/booking/life.confirmed.scheduled');
    await heading('Booking: life, confirmed, scheduled');
    const whatIf = within(await screen.findByRole('region', { name: 'What if' }));
    const status = () => whatIf.getByRole('status').textContent ?? '';
    expect(status()).toContain('Possible: The member cancels');
    expect(status()).toContain('Leads to life.cancelled and credit.returned.');
    fireEvent.change(whatIf.getByRole('spinbutton', { name: 'Hours' }), { target: { value: '6' } });
    fireEvent.change(whatIf.getByLabelText('Counted'), { target: { value: 'before startsAt' } });
    await waitFor(() =>
      expect(status()).toContain('Leads to life.cancelled and credit.forfeited.'),
    );
    fireEvent.change(whatIf.getByLabelText('Who'), { target: { value: 'max' } });
    await waitFor(() =>
      expect(status()).toContain('Refused. Only the people of this session can cancel it.'),
    );
    expect(status()).not.toContain('Possible');
    fireEvent.change(whatIf.getByRole('spinbutton', { name: 'Hours' }), {
      target: { value: '9999' },
    });
    await waitFor(() => expect(status()).toBe('That time has passed.'));
    expect(region('Now').getByRole('link', { name: 'life.confirmed.scheduled' })).toBeTruthy();
  });
});

describe('a state', () => {
  test('is chosen by keyboard in the drawing', async () => {
    open('/charts/slot-hold');
    await heading('Slot hold');
    const drawing = region('Slot hold, drawing');
    const stops = () =>
      drawing.getAllByRole('button').filter((each) => each.getAttribute('tabindex') === '0');
    expect(stops()).toHaveLength(1);
    const [first] = stops();
    first!.focus();
    for (let turn = 0; turn < 20 && document.activeElement?.textContent !== 'Held'; turn += 1)
      fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Held');
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await screen.findByRole('region', { name: 'Rules: Held' });
    expect(stops()).toHaveLength(1);
  });

  test('that was mistyped is answered with the nearest, each a way there', async () => {
    open('/charts/booking/life.confrimed.sheduled');
    await heading('There is no such state');
    expect(
      screen.getByText('The chart “Booking” has no state “life.confrimed.sheduled”.'),
    ).toBeTruthy();
    const [nearest] = within(
      screen.getByRole('list', { name: 'You may have meant:' }),
    ).getAllByRole('link');
    expect(nearest?.textContent).toBe('life, confirmed, scheduled');
    fireEvent.click(nearest!);
    await heading('Booking: life, confirmed, scheduled');
  });
});
