import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, type SmallApi } from '../../shell/small-api.ts';
import { coachApi, timeOfAna } from './coach-time-api.ts';
// Chunks of their own: fetched here, so that opening them takes no longer than a turn.
import '#web/features/coach-time/exceptions/exception-card.tsx';
import '#web/features/coach-time/exceptions/block-choice.tsx';
import '#web/features/coach-time/exceptions/time-choice.tsx';

afterEach(closeApp);

const block = {
  id: 'x2',
  version: 1,
  kind: 'blocked',
  timeZone: 'UTC',
  startsAt: '2099-03-03T10:15',
  endsAt: '2099-03-03T11:00',
  reason: 'Dentist',
  visibleReason: false,
};
const next = {
  ...block,
  id: 'x3',
  startsAt: '2099-03-03T11:00',
  endsAt: '2099-03-03T12:00',
};

/** A server that takes exceptions, and what it was sent. */
function taking(exceptions: readonly object[] = []) {
  const sent: object[] = [];
  const take = async (request: Request) => {
    const body = (await request.json()) as { payload?: object };
    sent.push(body);
    return json({ ...block, ...body, ...body.payload });
  };
  const api = coachApi('ana', timeOfAna({ exceptions }))
    .on('POST /coaches/ana/exceptions', take)
    .on('POST /coaches/ana/exceptions/x2/events', take);
  return { api, sent };
}

/** The lines of Tuesday, as a narrow screen shows them. */
async function tuesday(api: SmallApi) {
  openApp('/app/availability?from=2099-03-04', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Availability' });
  await screen.findByText('Add exception');
  const day = within(screen.getByLabelText('Time of the week, Tue 3 Mar'));
  return {
    lines: () => day.getAllByRole('button').map(({ textContent }) => textContent),
    tap: (name: string) => fireEvent.click(day.getByRole('button', { name })),
  };
}
/** By its label: to look for its role among the cells of a week takes long. */
const panel = async (name: string) => within(await screen.findByLabelText(name));
const at = (clock: string) => ({ target: { value: String(Date.parse(`2099-03-03T${clock}Z`)) } });

describe('on a narrow screen', () => {
  test('the time around working hours is there, and becomes extra hours at a tap', async () => {
    const { api, sent } = taking();
    const { lines, tap } = await tuesday(api);
    expect([lines()[0], lines().at(-1)]).toEqual([
      '08:00–09:00 Not working',
      '17:00–18:00 Not working',
    ]);
    tap('17:00–18:00 Not working');
    const asked = await panel('What is this time?');
    fireEvent.change(asked.getByLabelText('To'), at('17:30'));
    fireEvent.click(asked.getByRole('button', { name: 'Extra hours' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      kind: 'extra',
      startsAt: '2099-03-03T17:00',
      endsAt: '2099-03-03T17:30',
    });
  });

  test('a block is made longer where it is tapped; what stays of it stays as it is written', async () => {
    const { api, sent } = taking([block]);
    const { tap } = await tuesday(api);
    tap('10:00–11:00 Blocked: Dentist');
    const asked = await panel('Change this time');
    expect(asked.getByText('Blocked, Tue 3 Mar, 10:15–11:00')).toBeTruthy();
    expect(asked.queryByRole('button', { name: 'Block' })).toBeNull();
    fireEvent.change(asked.getByLabelText('To'), at('12:30'));
    fireEvent.click(asked.getByRole('button', { name: 'Change' }));
    await screen.findByText('Changed: Blocked, Tue 3 Mar, 10:15–12:30.');
    expect(sent).toMatchObject([
      {
        type: 'UPDATE',
        version: 1,
        payload: {
          kind: 'blocked',
          reason: 'Dentist',
          startsAt: block.startsAt,
          endsAt: '2099-03-03T12:30',
          cancel: [],
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByLabelText('Change this time')).toBeNull());
  });

  test('two blocks of one name are two lines, and one can’t be laid over the other', async () => {
    const { api, sent } = taking([block, next]);
    const { lines, tap } = await tuesday(api);
    expect(lines().filter((line) => line?.includes('Dentist'))).toEqual([
      '10:00–11:00 Blocked: Dentist',
      '11:00–12:00 Blocked: Dentist',
    ]);
    tap('10:00–11:00 Blocked: Dentist');
    const asked = await panel('Change this time');
    fireEvent.change(asked.getByLabelText('To'), at('11:30'));
    expect(asked.getByText('This overlaps another exception.')).toBeTruthy();
    fireEvent.change(asked.getByLabelText('From'), at('10:30'));
    fireEvent.change(asked.getByLabelText('To'), at('11:00'));
    expect(asked.queryByText('This overlaps another exception.')).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Exception removed.');
    expect(sent).toMatchObject([{ type: 'REMOVE', version: 1 }]);
  });
});

test.each([
  [
    'a finger',
    true,
    'When members can book you. Tap a time to block it, one outside your hours to work longer, a block to change when it ends, or any to see why it is not free.',
  ],
  [
    'a mouse',
    false,
    'When members can book you. Drag across a time to block it or to work longer, and see why a time is not free.',
  ],
])('how to begin is said to whoever points with %s', async (_, isTouched, words) => {
  const media = (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: isTouched && query.includes('pointer: coarse'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  const usual = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  // Opening a page writes it as well.
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    get: () => media,
    set: () => {},
  });
  try {
    openApp('/app/availability?from=2099-03-04', taking().api, true);
    expect(await screen.findByText(words)).toBeTruthy();
  } finally {
    closeApp();
    if (usual) Object.defineProperty(window, 'matchMedia', usual);
    else Reflect.deleteProperty(window, 'matchMedia');
  }
});
