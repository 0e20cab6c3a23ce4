import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleAssignment } from '#web/features/questionnaire-assignments/sample-data.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';
import { choosableLists } from './choosable-lists.ts';

afterEach(closeApp);

test.each(choosableLists)(
  'at $address several are chosen, and $event is sent to each',
  async (each) => {
    const { address, path, filter, noun, row, event, happens, reason, about = {} } = each;
    const sent: unknown[] = [];
    const offered = { type: event, label: 'Do it', enabled: true, reasons: [] };
    const rows = ['a', 'b'].map((id) => ({ ...row(id), availableEvents: [offered] }));
    const api = new SmallApi()
      .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
      .on(`GET /${filter}/filter`, () => json([]))
      .on(`GET /${path}`, () => page(rows));
    for (const [route, answer] of Object.entries(about)) api.on(route, () => json(answer));
    for (const id of ['a', 'b'])
      api.on(`POST /${path}/${id}/events`, async (request) => {
        const { idempotencyKey: _, ...body } = (await request.json()) as Record<string, unknown>;
        sent.push({ id, ...body });
        return json({ ...row(id), availableEvents: [] });
      });
    openApp(address, api, true);
    const name = each.named ?? /^Choose Record a/;
    const [first] = await screen.findAllByRole('checkbox', { name });
    fireEvent.click(first ?? document.body);
    await screen.findByRole('region', { name: `1 ${noun[0]} chosen` });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    const both = within(await screen.findByRole('region', { name: `2 ${noun[1]} chosen` }));
    fireEvent.click(both.getByRole('button', { name: 'Do it' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(happens)).toBeTruthy();
    if (reason !== undefined) {
      fireEvent.click(dialog.getByRole('button', { name: 'Do it' }));
      await dialog.findAllByText('Give a reason for cancelling.');
      const field = dialog.getByRole('textbox', { name: /^Reason/ });
      fireEvent.change(field, { target: { value: reason } });
    }
    fireEvent.click(dialog.getByRole('button', { name: 'Do it' }));
    const payload = reason === undefined ? {} : { reason };
    const command = { type: event, version: 3, payload };
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'a', ...command },
        { id: 'b', ...command },
      ]),
    );
  },
);

test('questionnaires of a booking are reminded of and closed together, and none is unassigned', async () => {
  const offered = ['REMIND', 'CLOSE', 'DELETE'].map((type) => ({
    type,
    label: type.toLowerCase(),
    enabled: true,
    reasons: [],
  }));
  const row = {
    ...sampleAssignment('staff'),
    programme: null,
    booking: { id: 'b1', title: 'Lab' },
    availableEvents: offered,
  };
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /bookings/b1', () => json({ id: 'b1', title: 'Lab' }))
    .on('GET /questionnaire-assignment/filter', () => json([]))
    .on('GET /questionnaire-assignments', () => page([row]));
  openApp('/app/bookings/b1/questionnaires', api, true);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Monthly pulse' }));
  const chosen = within(await screen.findByRole('region', { name: '1 questionnaire chosen' }));
  expect(chosen.queryByRole('button', { name: 'remind' })).toBeTruthy();
  expect(chosen.queryByRole('button', { name: 'close' })).toBeTruthy();
  expect(chosen.queryByRole('button', { name: 'delete' })).toBeNull();
});
