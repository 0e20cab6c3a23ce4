import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { at, importsOf, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';

const ofServer = modules.filter((path) => path.startsWith('src/server/'));
/** Where it is decided what somebody sees. */
const relations = 'src/server/features/relations/';
const standing = 'src/domain/coach-permissions/in-force.ts';

test('whether a permission is in force is asked in one way', () => {
  const dates = /^valid(?:From|To)$/;
  const comparing = new Set(['<', '>', '<=', '>=']);
  const breaches = modules
    .filter((path) => /^(?:src|machines)\//.test(path) && path !== standing)
    .flatMap((path) => {
      const found: string[] = [];
      if (
        /valid_(?:from|to)\b/.test(read(path)) &&
        !/^src\/(?:database\/schema|server\/features\/relations)\//.test(path)
      )
        found.push(`${path} asks for the days of a permission in SQL`);
      walk(path, {
        BinaryExpression: (node) => {
          if (!comparing.has(node.operator)) return;
          const named = [node.left, node.right].filter(
            (side) =>
              (side.type === 'Identifier' && dates.test(side.name)) ||
              (side.type === 'MemberExpression' &&
                side.property.type === 'Identifier' &&
                dates.test(side.property.name)),
          );
          // Both sides: whether its own days are in order.
          if (named.length === 1) found.push(`${at(path, node)} compares a day of a permission`);
        },
      });
      return found;
    });
  expectNone(breaches, {
    because: 'a permission that begins later, or is over, would open what it does not',
    remedy: 'ask inForce of src/server/features/relations, or standing of a row in memory',
  });
});

test('whoever asks for permissions asks whether they are in force', () => {
  /** They are about the permissions themselves, or write them. */
  const excused = [
    'src/server/features/coach-permissions/',
    'src/server/features/users/erase',
    'src/server/demo/',
    relations,
  ];
  const isAsking = (path: string) => /\bcoach_permissions\b|\bcoachPermissions\b/.test(read(path));
  const breaches = ofServer
    .filter((path) => isAsking(path) && !excused.some((folder) => path.startsWith(folder)))
    .filter((path) => !/\binForce\(/.test(read(path)))
    .map((path) => `${path} takes every permission for one that is in force`);
  expectNone(breaches, {
    because: 'a permission that begins later, or is over, would open what it does not',
    remedy: 'put inForce of src/server/features/relations into the condition',
  });
});

test('no question asks the database what time it is', () => {
  const breaches = ofServer.flatMap((path) => {
    const found: string[] = [];
    walk(path, {
      TemplateElement: (node) => {
        if (/\bcurrent_(?:date|timestamp|time)\b|\bnow\(\)/i.test(node.value.raw))
          found.push(at(path, node));
      },
    });
    return found;
  });
  expectNone(breaches, {
    because: 'its day begins at another moment than that of the rest, and no test can move it',
    remedy: 'hand in the moment of the request',
  });
});

/** The modules that decide who reads a text; each declares its readers once. */
const guards = [
  'src/server/records/disclose.ts',
  'src/server/features/bookings/lists/texts.ts',
  'src/server/features/bookings/attendees/present.ts',
  'src/server/features/bookings/invites/present.ts',
  'src/server/features/coach-notes/words.ts',
  'src/server/features/kai-conversations/words.ts',
  'src/server/features/reviews/visible.ts',
];

test('nothing but the guard of a confidential text hands it out', () => {
  const breaches = ofServer
    .filter((path) => !guards.includes(path))
    .flatMap((path) => [
      ...importsOf(path)
        .filter(({ target, typeOnly }) => target === guards[0] && !typeOnly)
        .map(() => `${path} hands a text out`),
      ...(/\bas Confidential\b/.test(read(path)) ? [`${path} calls a text read`] : []),
    ]);
  expectNone(breaches, {
    because: 'an answer would say what its reader may not read',
    remedy:
      'ask the guard of the text: textFor of a booking, writtenIn of a note, commentFor of a review, wordsOf of a conversation',
  });
});

/** What a chip may say: what the list of a text's readers says, or what the server has worked out of it. */
const chipWords = /^(?:readersInWords|noteReadersInWords|reviewReadersInWords)$/;

test('every chip says what the list of its text’s readers says', () => {
  const breaches = modules
    .filter((path) => path.startsWith('src/web/features/') && !path.includes('/gallery/'))
    .flatMap((path) => {
      const found: string[] = [];
      walk(path, {
        JSXOpeningElement: (node) => {
          if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'VisibleTo') return;
          const [people] = node.attributes;
          const said =
            people?.type === 'JSXAttribute' && people.value?.type === 'JSXExpressionContainer'
              ? people.value.expression
              : null;
          const told = said?.type === 'LogicalExpression' ? said.left : said;
          const isOfList =
            told?.type === 'CallExpression' &&
            told.callee.type === 'Identifier' &&
            chipWords.test(told.callee.name);
          const isOfServer = /\bvisibleTo$/.test(told ? textOf(path, told) : '');
          if (!isOfList && !isOfServer) found.push(`${at(path, node)} words its own readers`);
        },
      });
      return found;
    });
  expectNone(breaches, {
    because: 'it would promise what no guard keeps',
    remedy: 'let machines/…/readers.ts say who reads the text, where its guard is declared',
  });
});

const textOf = (path: string, { start, end }: { start: number; end: number }): string =>
  read(path).slice(start, end);

/** Texts in answers that are for everybody who gets the answer, each with who that is. */
const open: Readonly<Record<string, string>> = {
  'toDo.text': 'the reader alone, whose list it is',
  'exceptions.reason': 'the coach and staff, whose page it is',
  'cancellation.reason': 'whoever takes part is told why',
  'request.response.reason': 'whoever takes part is told why',
  'looks.reason': 'whoever asked for help, and staff who may read the request',
  'proposal.message': 'whoever takes part is told why',
  'readings.reason': 'the author and staff, who alone are given any',
  'versions.note': 'staff, who alone see what conversations are scored on',
  'programmes.note': 'staff, who are told what somebody is in it',
  'teams.note': 'staff, who are told what somebody is in it',
  'answers.text': 'whoever asked for help, and staff who may read the request',
  'found.text.text': 'whoever may see the resource, who alone finds it',
  'found.title.text': 'whoever may see the resource, who alone finds it',
  'messages.text':
    'those who take part in the session, the two whose conversation it is, and staff who read it for a reason that is on record',
  'ahead.text': 'whoever wrote it, to be sent later',
  excerpt: 'the two whose conversation it is',
  'background.mute.reason':
    'staff who look at a post of the forum; whoever is muted is told it in a sentence',
  'background.posts.excerpt': 'staff who look at a post of the forum',
  body: 'whoever may see a post of the forum: everyone once it is published, before that its author and staff; the rules: everyone',
  'parts.text': 'the two whose conversation it is, who alone find it',
  text: 'everybody: the published terms and privacy policy; a message alone: the two whose conversation it is',
  'analysis.scores.evidence.comment': 'whoever the conversation is open to: the program words it',
  'failure.reason': 'whoever knows of the conversation: the program words it',
  'review.comment': 'whoever knows of the conversation is told how a score was settled',
  comment: 'staff, who alone are given the values of a KPI',
  reason:
    'the coach and staff, of time off that they have written; whoever of staff reads a conversation, and super admins; staff, of who can’t post in the forum',
  detail: 'staff, who are told of a problem in a meeting',
  revokedReason: 'whoever had the award',
  'nextSession.location.detail': 'whoever comes has to find it',
  'upcoming.location.detail': 'whoever comes has to find it',
  'location.detail': 'whoever comes has to find it',
};

test('every text that somebody wrote says in the contract who reads it, or why everybody does', () => {
  const spoken =
    /^(?:message|note|teamNote|text|comment|reason|\w+Reason|excerpt|body|goal|observations|nextFocus|agreedActions|detail)$/;
  const found = new Set<string>();
  const declared = new Set<string>();
  for (const { response } of Object.values(endpoints)) {
    if (!response) continue;
    const whole = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
    const visit = (schema: JsonSchema, path: readonly string[]): void => {
      const name = schema.$ref?.split('/').at(-1);
      const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
      const named = name === undefined ? undefined : whole.$defs?.[name];
      for (const part of [...anyOf, ...oneOf, ...allOf, items, named]) if (part) visit(part, path);
      for (const [key, property] of Object.entries(properties)) visit(property, [...path, key]);
      if (schema.confidential !== undefined) declared.add(schema.confidential);
      else if (
        [schema.type].flat().includes('string') &&
        !schema.enum &&
        spoken.test(path.at(-1) ?? '')
      )
        found.add(path.filter((part) => part !== 'data' && part !== 'results').join('.'));
    };
    visit(whole, []);
  }
  expectNone([...found].filter((path) => !(path in open)).toSorted(), {
    because: 'a text whose readers nobody has declared is read by everybody who sees the record',
    remedy: 'declare it with confidential() in the contract and hand it out through its guard',
  });
  expect(Object.keys(open).filter((path) => !found.has(path))).toEqual([]);
  expect([...declared].toSorted()).toEqual([
    'coachNote',
    'declineReason',
    'inviteMessage',
    'kaiConversation',
    'note',
    'requestMessage',
    'reviewComment',
    'teamNote',
    'withdrawReason',
  ]);
});

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly confidential?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}
