import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DataOf } from '#web/api/call.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

type Rubric = DataOf<'GET /kai-rubrics/{kaiRubric}'>;

const goal = {
  key: 'goal',
  name: 'Goal',
  about: 'What is to be achieved.',
  source: 'Whitmore',
  weight: 1,
  measure: null,
  cues: [
    {
      says: 'Asks.',
      side: 'lead' as const,
      weight: 70,
      isAgainst: false,
      phrases: ['what do you'],
    },
  ],
  strength: 'You agreed.',
  improvement: 'Hard to tell.',
  action: 'Ask.',
};
const silence = { ...goal, key: 'silence', name: 'Silence', measure: 'silence' as const, cues: [] };
const inForce = {
  name: 'Coaching',
  scale: { strongFrom: 65, weakBelow: 45 },
  dimensions: [goal, silence],
};
const priya = { id: 'p', fullName: 'Priya Raman' };

const first: Rubric = {
  group: 'GROW',
  number: 2,
  inForce,
  draft: null,
  versions: [
    {
      number: 2,
      name: 'Coaching',
      dimensions: ['Goal', 'Silence'],
      note: 'Silence counts.',
      at: '2027-01-04T10:00:00.000Z',
      by: priya,
    },
    { number: 1, name: 'Coaching', dimensions: ['Goal'], note: null, at: null, by: null },
  ],
};

type Sent = Record<string, unknown> & { readonly version?: number };

test('staff change a dimension, see what it does, save, publish, and go back to an earlier version', async () => {
  let shown = first;
  const sent: { route: string; body: Sent }[] = [];
  const taking = (route: string, answer: (body: Sent) => unknown) => async (request: Request) => {
    const body = (await request.json()) as Sent;
    sent.push({ route, body });
    return answer(body) as Response;
  };
  let isRefused = true;
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /kai-rubrics/GROW', () => json(shown))
    .on('GET /kai-rubrics/GROW/versions/1', () => json({ ...inForce, dimensions: [goal] }))
    .on(
      'POST /kai-rubrics/GROW/preview',
      taking('preview', () => {
        const score = { dimension: 'goal', name: 'Goal', value: 70, evidence: 1 };
        const quiet = { dimension: 'silence', name: 'Silence', value: null, evidence: 0 };
        const before = { overall: null, scores: [score, quiet] };
        return json({ before, after: { ...before, scores: [{ ...score, value: 95 }, quiet] } });
      }),
    )
    .on(
      'POST /kai-rubrics/GROW/draft',
      taking('draft', ({ name, scale, dimensions }) => {
        if (isRefused) {
          isRefused = false;
          return refusal(422, { 'dimensions.0.cues.0.phrases.1': '“(how” can’t be read.' });
        }
        const scoring = { name, scale, dimensions } as Rubric['inForce'];
        shown = {
          ...first,
          draft: { version: 1, at: '2027-01-05T10:00:00.000Z', by: priya, scoring },
        };
        return json(shown);
      }),
    )
    .on(
      'POST /kai-rubrics/GROW/publish',
      taking('publish', () => {
        shown = { ...first, number: 3, inForce: shown.draft?.scoring ?? inForce, draft: null };
        return json(shown);
      }),
    );
  openApp('/app/kai-rubrics/GROW', api, true);
  const form = within(await screen.findByRole('form', { name: 'Next version' }));
  const publishing = () => within(screen.getByRole('region', { name: 'Publish' }));
  expect(publishing().getByText('Save a draft first.')).toBeTruthy();

  fireEvent.click(form.getByRole('button', { name: 'Edit Goal' }));
  const phrases = () => form.getByLabelText(/^Words and phrases/, { selector: 'textarea' });
  fireEvent.change(phrases(), { target: { value: 'what do you\n(how' } });
  fireEvent.click(form.getByRole('button', { name: 'Save draft' }));
  expect(await form.findByRole('link', { name: '“(how” can’t be read.' })).toBeTruthy();

  fireEvent.change(phrases(), { target: { value: 'what do you\n\nhow would you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the scores' }));
  const row = within(await screen.findByRole('row', { name: /^Goal/ }));
  expect(row.getByText('95 (1 passage)')).toBeTruthy();
  expect(screen.getAllByText('No evidence found').length).toBe(2);

  fireEvent.click(form.getByRole('button', { name: 'Save draft' }));
  const note = await publishing().findByLabelText(/^What changed/);
  expect(sent.at(-1)).toMatchObject({
    route: 'draft',
    body: {
      version: 0,
      dimensions: [
        { key: 'goal', cues: [{ phrases: ['what do you', 'how would you'] }] },
        { measure: 'silence' },
      ],
    },
  });
  fireEvent.change(note, { target: { value: 'More questions.' } });
  fireEvent.click(publishing().getByRole('button', { name: 'Publish this version' }));
  expect(await screen.findByText('The new version is in force.')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({
    route: 'publish',
    body: { version: 1, note: 'More questions.' },
  });

  fireEvent.click(await screen.findByRole('button', { name: 'Go back to version 1' }));
  expect(await screen.findByText(/^Version 1 is in the form now/)).toBeTruthy();
  const kept = within(screen.getByRole('list', { name: 'Dimensions' }));
  expect(kept.queryByRole('button', { name: 'Edit Silence' })).toBeNull();
});
