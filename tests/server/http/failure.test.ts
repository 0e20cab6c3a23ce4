import { expect, test } from 'vitest';
import { FilesAway } from '#server/http/answers/files-away.ts';
import { failureOf } from '#server/http/answers/failure.ts';
import { refusalSentences } from '#server/http/answers/refusal.ts';
import { createLog } from '#server/log.ts';

/** As a driver says it, in the error of a query. */
const violated = (code: string, constraint: string): Error =>
  Object.assign(new Error('insert into …'), {
    cause: Object.assign(new Error('duplicate key value violates unique constraint'), {
      code,
      constraint,
    }),
  });
const context = { request: 'r-1', route: 'POST /somewhere' };

function told(error: unknown) {
  const lines: string[] = [];
  const { status, errors } = failureOf(
    error,
    createLog('warn', (line) => lines.push(line)),
    context,
  );
  const levels = lines.map((line) => (JSON.parse(line) as { level: string }).level);
  return { status, errors, levels };
}

test.each([
  ['23505', 'teams_name', 422, 'name', 'This organisation already has a team with this name.'],
  ['23P01', 'reservations_coach_free', 422, 'time', 'That time has just been taken.'],
  [
    '23514',
    'ledger_accounts_never_negative',
    422,
    'credit',
    'The last credit has just been used. Choose another.',
  ],
  ['23503', 'refresh_tokens_family_id_fkey', 404, 'request', refusalSentences.notFound],
])(
  'a violated constraint is told in the words of its rule, at its field: %s of %s',
  (code, constraint, status, field, sentence) => {
    expect(told(violated(code, constraint))).toEqual({
      status,
      errors: { [field]: sentence },
      levels: ['warn'],
    });
  },
);

test.each([
  ['23514', 'users_names'],
  ['23503', 'teams_organization_id_fkey'],
  ['23514', 'users_points_check'],
])('a constraint without a sentence is a fault of ours: %s of %s', (code, constraint) => {
  expect(told(violated(code, constraint))).toEqual({
    status: 500,
    errors: { request: refusalSentences.system },
    levels: ['error'],
  });
});

test.each([
  ['files that can’t be reached', new FilesAway(new Error('ECONNREFUSED')), 'filesAway'],
  ['a disk that is full', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), 'full'],
] as const)('%s are told as such, and to the operator', (_, error, sentence) => {
  const errors = { request: refusalSentences[sentence] };
  expect(told(error)).toEqual({ status: 503, errors, levels: ['error'] });
});

test('a race that is lost again and again is told as one', () => {
  expect(told(violated('23505', 'ledger_transfers_position'))).toEqual({
    status: 409,
    errors: { request: 'Someone else is changing this at the moment. Try again.' },
    levels: ['warn'],
  });
});
