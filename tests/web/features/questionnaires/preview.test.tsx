import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyQuestion, type Question } from '#domain/questionnaires/definition.ts';
import { questionTypes, type QuestionType } from '#domain/questionnaires/vocabulary.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const options = ['First', 'Second'].map((label, index) => ({
  id: id(100 + index),
  label,
  score: index,
}));
const labelOf = (type: QuestionType) => `About ${type}`;
const questions: Question[] = questionTypes.map((type, index) => ({
  ...emptyQuestion(id(index), type),
  label: labelOf(type),
  required: true,
  options,
  rows: [{ id: id(200), label: 'One line' }],
  weight: type === 'scale' ? 1 : 0,
}));
const band = { from: 0, to: 10, label: 'Going well', colour: 'green', advice: 'Keep going.' };

async function openPreview(required = true) {
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /questionnaires/q1/history', () => json([]))
    .on('GET /questionnaires/q1', () =>
      json({
        id: 'q1',
        version: 1,
        status: 'draft',
        name: 'Everything',
        description: null,
        purpose: 'both',
        estimatedMinutes: null,
        asks: questions.length - 1,
        publishedVersion: null,
        questions: questions.map((question) => ({ ...question, required })),
        scoring: { method: 'mean', bands: [band] },
        changes: [],
        problems: [],
        versions: [],
        createdAt: '2027-03-01T09:00:00.000Z',
        createdBy: null,
        updatedAt: '2027-03-01T09:00:00.000Z',
        updatedBy: null,
        deletedAt: null,
        availableEvents: [],
      }),
    );
  openApp('/app/questionnaires/q1', api, true);
  return within(await screen.findByRole('region', { name: 'What people see' }));
}

type Preview = Awaited<ReturnType<typeof openPreview>>;

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const groupOf = (preview: Preview, type: QuestionType) => {
  const name = new RegExp(`^${labelOf(type)}`);
  const group = preview.queryByRole('radiogroup', { name }) ?? preview.getByRole('group', { name });
  return within(group);
};

test('every type is answered by controls that say what they are, and what is missing is said at each', async () => {
  const preview = await openPreview();
  fireEvent.click(preview.getByRole('button', { name: 'Check answers' }));
  const missing = () => preview.queryAllByText('Answer this question.').length;
  expect(missing()).toBe(questions.length - 1);

  write(preview.getByRole('textbox', { name: /^About shortText/ }), 'A few words');
  write(preview.getByRole('textbox', { name: /^About longText/ }), 'Many words');
  write(preview.getByRole('spinbutton', { name: /^About number/ }), '7');
  fireEvent.click(groupOf(preview, 'singleChoice').getByRole('radio', { name: 'Second' }));
  fireEvent.click(groupOf(preview, 'multiChoice').getByRole('checkbox', { name: 'First' }));
  fireEvent.click(groupOf(preview, 'scale').getByRole('radio', { name: '8' }));
  fireEvent.click(groupOf(preview, 'rating').getByRole('radio', { name: '4 stars' }));
  fireEvent.click(groupOf(preview, 'yesNo').getByRole('radio', { name: 'No' }));
  expect(missing()).toBe(3);

  fireEvent.click(groupOf(preview, 'ranking').getByRole('button', { name: 'Move First down' }));
  expect(preview.getByText('First is now 2 of 2.')).toBeTruthy();
  expect(preview.getByText('1. Second')).toBeTruthy();
  const line = groupOf(preview, 'matrix').getByRole('radiogroup', { name: 'One line' });
  fireEvent.click(within(line).getByRole('radio', { name: 'First' }));
  // Only the date is left, which the kit’s own picker takes.
  expect(missing()).toBe(1);

  expect(preview.getByText('Score: 8')).toBeTruthy();
  expect(preview.getByText('Going well. Keep going.')).toBeTruthy();
});

test('an answer that need not be given can be taken back', async () => {
  const preview = await openPreview(false);
  const no = groupOf(preview, 'yesNo').getByRole<HTMLInputElement>('radio', { name: 'No' });
  fireEvent.click(no);
  expect(no.checked).toBe(true);
  fireEvent.click(preview.getByRole('button', { name: 'Clear answer' }));
  expect(no.checked).toBe(false);
  expect(preview.queryByRole('button', { name: 'Clear answer' })).toBeNull();
});
