import { expect, test } from 'vitest';
import { z } from 'zod';
import { answersOf } from '#contract/kernel/record-answers.ts';
import { choice, optionalLines, own, reference, text } from '#domain/records/fields.ts';

const fields = {
  name: text('Name', 60),
  note: optionalLines('Note', 500),
  colour: choice('Colour', ['red', 'blue']),
  home: reference('Home'),
  rules: own<object>('Rules'),
} as const;

test('an answer says of each field what it can hold, names other records, and leaves out what has a shape of its own', () => {
  const answer = z.strictObject(answersOf(fields));
  const said = { name: 'Focus', note: null, colour: 'red', home: { id: 'h', name: 'Home' } };
  expect(answer.parse(said)).toEqual(said);
  for (const wrong of [{ name: null }, { colour: 'green' }, { home: 'h' }, { rules: {} }])
    expect(answer.safeParse({ ...said, ...wrong }).success).toBe(false);
});
