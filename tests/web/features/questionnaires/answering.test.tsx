import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { emptyQuestion, noScoring } from '#domain/questionnaires/definition.ts';
import { sampleAssignment } from '#web/features/questionnaire-assignments/public.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

/** The page is fetched first. */
const slow = { timeout: 10_000 };

const ids = {
  energy: '00000000-0000-7000-8000-000000000001',
  why: '00000000-0000-7000-8000-000000000002',
};
const questions = [
  { ...emptyQuestion(ids.energy, 'yesNo'), label: 'Do you sleep well?', required: true },
  { ...emptyQuestion(ids.why, 'shortText'), label: 'What helps?', sensitive: true },
];
const assignment = { ...sampleAssignment('member'), questions };
const response = (more: object = {}) => ({
  id: 'r1',
  version: 1,
  status: 'notStarted',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
  availableEvents: [],
  assignment: { id: 'a1', name: 'Monthly pulse' },
  member: { id: mia.id, fullName: 'Mia Turner', pictureUrl: null },
  isOwn: true,
  enteredBy: null,
  questionnaireVersion: 1,
  questions,
  scoring: noScoring,
  answers: {},
  hidden: 0,
  score: null,
  band: null,
  startedAt: null,
  submittedAt: null,
  durationSeconds: null,
  reminders: 0,
  mayAnswer: true,
  refusal: null,
  ...more,
});

const kept = (answer: unknown, more: object = {}) =>
  json({ isKept: true, answer, status: 'draft', version: 2, availableEvents: [], ...more });

const api = () =>
  new SmallApi()
    .on('GET /questionnaire-assignments/a1', () => json(assignment))
    .on('GET /questionnaire-responses/r1', () => json(response()));

const open = (small: SmallApi) =>
  openApp('/app/programmes/p1/questionnaires/a1/responses/create', small, true);

test('says who reads the answers before the first is given, keeps each, and hands them in', async () => {
  const small = api()
    .on('POST /questionnaire-responses/r1/answers', () => kept(true))
    .on('POST /questionnaire-responses/r1/events', () =>
      json(response({ status: 'submitted', answers: { [ids.energy]: true } })),
    );
  open(small);
  expect(
    await screen.findByText('Visible to you, Carl Okoro and Waymark staff', {}, slow),
  ).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Sensitive. Visible to you and Waymark staff.')).toBeInstanceOf(
    HTMLElement,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Answer this question.')).toBeInstanceOf(HTMLElement);
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByRole('heading', { name: 'Your answers were submitted' }),
  ).toBeInstanceOf(HTMLElement);
});

test('shows both answers where another device has answered, and keeps the one that is chosen', async () => {
  const sent: unknown[] = [];
  const small = api().on('POST /questionnaire-responses/r1/answers', async (request) => {
    sent.push(await request.json());
    return sent.length === 1 ? kept(false, { isKept: false }) : kept(true);
  });
  open(small);
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }, slow));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the answer on this device' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ answer: true, before: false });
});

test('goes on where the server can’t be reached, and says so', async () => {
  const small = api().on('POST /questionnaire-responses/r1/answers', () =>
    refusal(503, { request: 'We’re very busy at the moment.' }),
  );
  open(small);
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }, slow));
  expect(await screen.findByText(/Your answers can’t be saved at the moment/)).toBeInstanceOf(
    HTMLElement,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true);
});

test('what could not be kept is there after a reload, and is kept then', async () => {
  const away = api().on('POST /questionnaire-responses/r1/answers', () =>
    refusal(503, { request: 'We’re very busy at the moment.' }),
  );
  open(away);
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }, slow));
  await screen.findByText(/Your answers can’t be saved at the moment/);
  cleanup();

  const sent: unknown[] = [];
  const back = api().on('POST /questionnaire-responses/r1/answers', async (request) => {
    sent.push(await request.json());
    return kept(false);
  });
  open(back);
  expect(await screen.findByRole('radio', { name: 'No' }, slow)).toHaveProperty('checked', true);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ question: ids.energy, answer: false, before: null });
  expect(await screen.findByText('Saved')).toBeInstanceOf(HTMLElement);
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('answers/'))).toEqual([]),
  );
});

test('what could not be kept meets what another device has answered meanwhile', async () => {
  const away = api().on('POST /questionnaire-responses/r1/answers', () =>
    refusal(503, { request: 'We’re very busy at the moment.' }),
  );
  open(away);
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }, slow));
  await screen.findByText(/Your answers can’t be saved at the moment/);
  cleanup();

  const sent: unknown[] = [];
  const answered = response({ answers: { [ids.energy]: true } });
  const back = api()
    .on('GET /questionnaire-responses/r1', () => json(answered))
    .on('POST /questionnaire-responses/r1/answers', async (request) => {
      sent.push(await request.json());
      return kept(true, { isKept: sent.length > 1 });
    });
  open(back);
  await screen.findByRole('button', { name: 'Keep the answer on this device' }, slow);
  // Nobody has said yet which one counts: after another reload both are there still.
  cleanup();
  sent.length = 0;
  open(back);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Keep the answer on this device' }, slow),
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ answer: false, before: true });
});

test('what is not taken is not said to be saved, and is there after a reload', async () => {
  const closed = 'This questionnaire closed on 3 May.';
  const small = api().on('POST /questionnaire-responses/r1/answers', () =>
    refusal(409, { event: closed }),
  );
  open(small);
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }, slow));
  expect(await screen.findByText(closed)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('One answer isn’t saved yet')).toBeInstanceOf(HTMLElement);
  cleanup();
  open(small);
  expect(await screen.findByText(closed, {}, slow)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
});

test('two answers of another device are asked about one after the other, and nothing is handed in before', async () => {
  const theirs = new Map<string, unknown>([
    [ids.energy, false],
    [ids.why, 'Reading'],
  ]);
  const sent: string[] = [];
  const small = api().on('POST /questionnaire-responses/r1/answers', async (request) => {
    const { question, before } = z
      .object({ question: z.string(), before: z.unknown() })
      .parse(await request.json());
    sent.push(question);
    const isKept = before === theirs.get(question);
    return kept(theirs.get(question), { isKept });
  });
  open(small);
  fireEvent.click(await screen.findByRole('radio', { name: 'Yes' }, slow));
  fireEvent.change(screen.getByRole('textbox', { name: 'What helps?' }), {
    target: { value: 'Walking' },
  });
  await waitFor(() => expect(new Set(sent)).toEqual(new Set(theirs.keys())), slow);
  fireEvent.click(await screen.findByRole('button', { name: 'Use the other answer' }));
  expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Reading')).toBeInstanceOf(HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Keep the answer on this device' }));
  expect(await screen.findByText('Saved')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('textbox', { name: 'What helps?' })).toHaveProperty('value', 'Walking');
});
