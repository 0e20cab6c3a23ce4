import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { SmallApi } from '../../shell/small-api.ts';

beforeEach(() => void (document.documentElement.dataset['charts'] = 'on'));
afterEach(closeApp);

const open = (address: string) => openApp(address, new SmallApi());
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const drawing = (name: string) => region(`${name}, drawing`);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a chart is first a story: the region in which it stands, in plain words', async () => {
  open('/charts/booking');
  await button('The session');
  const states = drawing('Booking').getAllByRole('graphics-object');
  const names = states.map((each) => each.getAttribute('aria-label') ?? '');
  expect(names).toContain('Declined: The coach said no.');
  expect(names.filter((name) => name.startsWith('New:'))).toEqual([
    'New: Nobody has asked yet; the present state.',
  ]);
  expect(drawing('Booking').queryByText(/isMemberSide|stampCancellation/)).toBeNull();
  fireEvent.click(await button('The credit'));
  await waitFor(() =>
    expect(
      drawing('Booking').getByRole('graphics-object', { name: /^Refunded: Staff refunded/ }),
    ).toBeTruthy(),
  );
});

test('a state with states inside opens and closes, and the address says so', async () => {
  open('/charts/booking');
  const inside = () =>
    drawing('Booking').queryByRole('graphics-object', { name: /^Awaiting outcome/ });
  expect(await button('Open “Confirmed”')).toBeTruthy();
  expect(inside()).toBeNull();
  fireEvent.click(await button('Open “Confirmed”'));
  await waitFor(() => expect(inside()).toBeTruthy());
  fireEvent.click(await button('Close “Confirmed”'));
  await waitFor(() => expect(inside()).toBeNull());
  closeApp();
  open('/charts/booking?picture=life.confirmed');
  await button('Close “Confirmed”');
  expect(inside()).toBeTruthy();
});

test('the rules of an arrow are said in sentences once it is chosen, and of the state it leads to', async () => {
  open('/charts/booking?picture=life');
  await button('Open “Confirmed”');
  const row = drawing('Booking').getByRole('button', { name: /^One side cancels the ?session/ });
  fireEvent.click(row);
  await screen.findByRole('region', { name: 'Rules: One side cancels the session' });
  const rules = region('Rules: One side cancels the session');
  expect(rules.getAllByText('The member is late and loses the credit.').length).toBeGreaterThan(0);
  expect(rules.getAllByText('the only one who comes').length).toBeGreaterThan(0);
  expect(rules.getAllByText(/^The session starts in less than 24 hours/).length).toBeGreaterThan(0);
  expect(rules.getAllByText('The credit is lost.').length).toBeGreaterThan(0);
  expect(rules.queryByText(/isLate|stampCancellation|creditIsForfeited/)).toBeNull();
  // Several rules are unfolded one by one.
  for (const each of document.querySelectorAll('details')) each.open = true;
  const [leads] = rules.getAllByRole('button', { name: 'Leads to “Cancelled”' });
  if (!leads) throw new Error('It leads nowhere.');
  fireEvent.click(leads);
  const state = await screen.findByRole('region', { name: 'Rules: Cancelled' });
  expect(within(state).getByText('The session takes place after all.')).toBeTruthy();
});

test('what was chosen stands in the address, and a step can be taken from its rules', async () => {
  open('/charts/slot-hold?chosen=new');
  await screen.findByRole('region', { name: 'Rules: New' });
  fireEvent.click(
    drawing('Slot hold').getByRole('button', { name: /^The member picks a time|picks/ }),
  );
  fireEvent.click(await button('Take this step'));
  await waitFor(() => expect(region('Now').getByRole('link', { name: 'held' })).toBeTruthy());
  fireEvent.click(await button('Close the rules'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Rules/ })).toBeNull());
});

test('everything is the drawing with guards, effects and timers', async () => {
  open('/charts/slot-hold');
  fireEvent.click(await button('Everything'));
  await waitFor(() =>
    expect(drawing('Slot hold').getByRole('button', { name: /^HOLD/ })).toBeTruthy(),
  );
  closeApp();
  open('/charts/slot-hold?depth=everything');
  expect((await button('Everything')).getAttribute('aria-pressed')).toBe('true');
  expect(drawing('Slot hold').getAllByText(/isSlotFree/).length).toBeGreaterThan(0);
});
