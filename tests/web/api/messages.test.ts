import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import {
  crashMessageOf,
  fieldErrorsOf,
  isSilent,
  messageOf,
  messages,
  reasonOf,
  statusMessageOf,
} from '#web/api/messages.ts';

const refused = (status: number, statusText: string, errors?: Record<string, string>) =>
  new ApiError('refused', {
    status,
    statusText,
    body: errors ? { status, title: statusText, errors } : null,
  });

describe('the error catalogue of the specification', () => {
  test.each([
    [{ name: 'Name is required.' }, 'Name is required.'],
    [
      { name: 'Name is required.', size: 'Size is too big.' },
      'Name is required. and 1 other error with your submission',
    ],
    [{ a: 'A.', b: 'B.', c: 'C.' }, 'A. and 2 other errors with your submission'],
  ])('tells the first field error and how many others there are: %j', (errors, sentence) => {
    for (const status of [400, 403, 404, 422])
      expect(messageOf(refused(status, 'Text', errors))).toBe(sentence);
  });

  test('tells the status text of other statuses and of refusals without field errors', () => {
    expect(messageOf(refused(409, 'Conflict', { event: 'Somebody changed this.' }))).toBe(
      'Conflict',
    );
    expect(messageOf(refused(422, 'Unprocessable Content', {}))).toBe('Unprocessable Content');
    expect(messageOf(refused(502, 'Bad Gateway'))).toBe('Bad Gateway');
  });

  test('falls back to one sentence where there is not even a status text', () => {
    expect(messageOf(refused(500, ''))).toBe('Error with submission.');
  });

  test('tells the status with its text in the second kind of message', () => {
    expect(statusMessageOf(refused(404, 'Not Found', { request: 'Nothing here.' }))).toBe(
      '404 Not Found',
    );
    expect(statusMessageOf(refused(403, 'Forbidden'))).toBe(
      '403 You do not have the necessary permissions.',
    );
  });

  test.each(['Forbidden', 'FORBIDDEN', 'forbidden'])('replaces the word %s', (word) => {
    expect(messageOf(refused(403, word))).toBe('You do not have the necessary permissions.');
    expect(messageOf(`Sorry: ${word}`)).toBe('Sorry: You do not have the necessary permissions.');
  });

  test('tells what is no text, what cannot be parsed and what cannot be reached', () => {
    expect(messageOf(new TypeError('x is not a function'))).toBe(
      'System error. Please contact site administrators. We apologise for the inconvenience caused.',
    );
    expect(messageOf(new ApiError('unparseable', { status: 200, statusText: 'OK' }))).toBe(
      'We have received an error that we cannot parse. Please contact site administrators for assistance.',
    );
    expect(messageOf(new ApiError('unreachable'))).toBe(
      'We can’t reach the server. Check your connection and try again.',
    );
  });

  test('is silent about a bearer token that was not accepted, and about nothing else', () => {
    expect(
      isSilent(new ApiError('unauthorized', { status: 401, statusText: 'Unauthorized' })),
    ).toBe(true);
    expect(isSilent(refused(401, 'Unauthorized', { email: 'Incorrect email or password.' }))).toBe(
      false,
    );
  });
});

test('pages tell the reasons of every refusal, forms the sentence of every field', () => {
  const conflict = refused(409, 'Conflict', { event: 'Ada changed this a moment ago.' });
  expect(reasonOf(conflict)).toBe('Ada changed this a moment ago.');
  expect(reasonOf(refused(500, 'Internal Server Error'))).toBe(messages.system);
  expect(fieldErrorsOf(conflict)).toEqual({ event: 'Ada changed this a moment ago.' });
  expect(fieldErrorsOf(new ApiError('unreachable'))).toEqual({});
});

test('a page that broke says the status with its text, but nothing of the inside of a server', () => {
  expect(crashMessageOf(refused(410, 'Gone'))).toBe('410 Gone');
  expect(crashMessageOf(refused(500, 'Internal Server Error'))).toBe(messages.system);
  expect(crashMessageOf(new Error('x is not a function'))).toBe(messages.system);
});
