import { describe, expect, it } from 'vitest';
import { bodyOf } from '#contract/kernel/record-fields.ts';
import {
  choice,
  choices,
  flag,
  optionalDate,
  optionalLines,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  own,
  reference,
  text,
  texts,
  wholeNumber,
  type ValuesOf,
} from '#domain/records/fields.ts';
import { formOf, missingIn, writtenIn } from '#web/screens/form/field-values.ts';

const fields = {
  name: text('Name', 10, { least: 2 }),
  note: optionalText('Note', 5),
  story: optionalLines('Story', 9),
  colour: choice('Colour', ['red', 'blue']),
  places: choices('Place', ['video', 'inPerson']),
  tags: texts('Tags', 2),
  home: reference('Home'),
  parent: optionalReference('Parent'),
  from: optionalDate('Start'),
  size: wholeNumber('Size', 1, 9),
  seats: optionalWholeNumber('Seats', 2, 4),
  open: flag('Open', true),
  rules: own<{ readonly most: number }>('Rules'),
} as const;

const id = '0190a5c0-0000-7000-8000-000000000001';
const written: Omit<ValuesOf<typeof fields>, 'rules'> = {
  name: 'Leading',
  note: null,
  story: 'One.\nTwo.',
  colour: 'red',
  places: ['video'],
  tags: ['one'],
  home: id,
  parent: null,
  from: '2027-03-01',
  size: 3,
  seats: null,
  open: false,
};

/** The first sentence for each field that is refused. */
function refusedIn(body: object): Record<string, string> {
  const { error } = bodyOf(fields).safeParse(body);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the body made of fields', () => {
  it('takes what they declare, and leaves a value of its own shape to the contract', () => {
    expect(bodyOf(fields).parse(written)).toEqual(written);
    expect(Object.keys(bodyOf(fields).shape)).not.toContain('rules');
  });

  it('fills in what may be left out', () => {
    const {
      note: _,
      tags: __,
      parent: ___,
      from: ____,
      seats: _____,
      open: ______,
      ...must
    } = written;
    expect(bodyOf(fields).parse(must)).toEqual({
      ...must,
      note: null,
      tags: [],
      parent: null,
      from: null,
      seats: null,
      open: true,
    });
  });

  it('has a sentence for each that is wrong', () => {
    const wrong = {
      name: 'x',
      note: 'too long',
      story: 'much too long',
      colour: 'green',
      places: ['video', 'video'],
      tags: ['one', 'two', 'three'],
      home: 'here',
      parent: 'there',
      from: '2027-02-30',
      size: 10,
      seats: 1,
      open: 'yes',
    };
    expect(Object.keys(refusedIn(wrong)).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(refusedIn(wrong)).toMatchObject({
      name: 'Name must have at least 2 characters.',
      note: 'Note can have at most 5 characters.',
      colour: 'Enter a valid colour.',
      size: 'Size must be between 1 and 9.',
    });
  });
});

describe('the form made of fields', () => {
  const { rules: _, ...formed } = fields;
  const form = formOf(formed, { ...written, home: { id }, parent: null });

  it('shows nothing as empty, and a record that is referred to as its id', () => {
    expect(form).toMatchObject({ note: '', home: id, parent: '', seats: null });
  });

  it('writes what it began with', () => {
    expect(writtenIn(formed, form)).toEqual(written);
  });

  it('asks for what is missing in the words of the server', () => {
    const empty = { ...form, name: ' ', places: [], home: '', size: null };
    const missing = missingIn(formed, empty);
    expect(Object.keys(missing)).toEqual(['name', 'places', 'home', 'size']);
    expect(missing['name']).toBe(refusedIn({ ...written, name: ' ' })['name']);
    expect(missing['places']).toBe(refusedIn({ ...written, places: [] })['places']);
    expect(missingIn(formed, form)).toEqual({});
  });
});
