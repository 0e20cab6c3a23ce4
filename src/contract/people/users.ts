import { z } from 'zod';
import { shownUserStatuses } from '#machines/user/states.ts';
import { addressOf } from '#domain/people/email.ts';
import { roles } from '#machines/person.ts';
import { accountFields } from '#machines/user/fields.ts';
import { userVerbs } from '#machines/user/capabilities.ts';
import { keptTraces, traces } from '#domain/people/traces.ts';
import { loginMethods } from '#domain/people/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  formText,
  id,
  optionalText,
  queryFlag,
  queryList,
  requiredText,
  secretText,
  sentences,
} from '../kernel/fields.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { plainAuthors, plainFields } from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  foundReference,
  historyEntry,
  idempotencyKey,
  reference,
} from '../kernel/records.ts';

const picture = z.object({ url: z.string() }).nullable();

/** A person in the list of users. */
export const userSummary = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(shownUserStatuses),
    fullName: z.string(),
    email: z.string(),
    role: z.enum(roles),
    organization: reference.nullable(),
    profilePicture: picture,
    lastSignInAt: z.string().nullable(),
    createdAt: z.string(),
    /** In the list only what can be done from there. */
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'UserSummary' });

const placed = reference.extend({ note: z.string() });

/** A person on their page for staff. */
/** Whether they receive coaching or give it; staff do neither. */
export const coaching = z.enum(['receives', 'gives']).nullable();

export const user = userSummary
  .extend({
    ...plainFields,
    ...plainAuthors,
    status: z.enum(shownUserStatuses),
    firstName: z.string(),
    lastName: z.string(),
    loginMethod: z.enum(loginMethods),
    jobTitle: z.string().nullable(),
    phone: z.string().nullable(),
    bio: z.string().nullable(),
    specialisms: z.array(z.string()),
    languages: z.array(z.string()),
    timeZone: z.string(),
    locale: z.string(),
    activatedAt: z.string().nullable(),
    lockedUntil: z.string().nullable(),
    /** The state path of the chart, e.g. `active.unlocked`. */
    state: z.string(),
    teams: z.array(placed),
    programmes: z.array(placed),
    /** Units of session credits that are theirs alone. */
    credits: z.int(),
    bookings: z.object({ upcoming: z.int(), past: z.int() }),
    coaching,
    /** Whether their data are gone, and a receipt says what became of them. */
    mayReadReceipt: z.boolean(),
  })
  .meta({ id: 'User' });

/** An address of a person: letters of ASCII alone, so that none looks like another. */
export const email = z
  .string({ error: sentences.required('Email') })
  .overwrite(addressOf)
  .min(1, sentences.required('Email'))
  .max(254, sentences.tooLong('Email', 254))
  .meta({ format: 'email' })
  .pipe(z.email('Enter a valid email address.'));

const wordList = (label: string) =>
  z.array(requiredText(label, 120)).max(20, `${label} can have at most 20 entries.`).default([]);

/** With its country code, as E.164 has it; blank is null. */
export const phone = optionalText('Phone', 40)
  .transform((text) => text?.replaceAll(/[\s()-]/g, '') || null)
  .refine((text) => text === null || /^\+[1-9]\d{6,14}$/.test(text), {
    error: 'Enter a phone number with its country code, such as +44 20 7946 0018.',
  });

const fields = bodyOf(accountFields).extend({
  email,
  loginMethod: choice('Login method', loginMethods).default('password'),
  phone,
  specialisms: wordList('Specialisms'),
  languages: wordList('Languages'),
  timeZone: formText('Choose a time zone.', 64).trim().min(1, 'Choose a time zone.'),
  locale: requiredText('Language', 35).default('en-GB'),
});

/** A password that is being chosen. */
export const newPassword = secretText(sentences.required('Password'))
  .min(12, 'Use at least 12 characters.')
  .max(1000, sentences.tooLong('Password', 1000));

const payloads = payloadsOf(userVerbs);
const read = { rate: 'read', audit: 'none' } as const;

const list = listQuery(['name', 'createdAt', 'lastSignInAt', 'organization'], {
  role: queryList(choice('Role', roles)),
  status: queryList(choice('Status', shownUserStatuses)),
  organization: id('Organisation').optional(),
  programme: id('Programme').optional(),
  team: id('Team').optional(),
  neverSignedIn: queryFlag('Never signed in').optional(),
});

export const users = endpoints({
  'GET /users': {
    summary: 'Everyone, for staff.',
    query: list,
    response: pageOf(userSummary),
    ...read,
  },
  'GET /user/filter': {
    summary: 'The ways to sort users.',
    response: z.array(sortOption),
    ...read,
  },
  'POST /users/export': {
    summary: 'Everyone as a file, narrowed and sorted like the list.',
    body: list.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /users/choices': {
    summary:
      'Teams or programmes that the list of users can be narrowed to, found by name; at most 20.',
    query: findQuery(['team', 'programme']),
    response: z.array(foundReference),
    ...read,
  },
  'GET /users/{user}': {
    summary: 'One person with everything their page shows.',
    response: user,
    rate: 'read',
    audit: 'access',
  },
  'GET /users/{user}/history': {
    summary: 'What happened to one account, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'GET /users/{user}/consequences': {
    summary: 'What deleting the account would do to whom.',
    response: z.object({
      /** Sessions ahead that the person would leave, the next one first; those that nobody else comes to are cancelled. */
      sessions: z.array(
        z.object({
          title: z.string(),
          startsAt: z.string(),
          isRequest: z.boolean(),
          /** Who comes to it besides. */
          others: z.array(z.string()),
          /** Credits that go back. */
          credits: z.int(),
        }),
      ),
      /** Unanswered invitations that would be taken back, and places on waiting lists. */
      invitations: z.array(
        z.object({ title: z.string(), startsAt: z.string(), isWaiting: z.boolean() }),
      ),
      /** Sessions ahead that the person gives. */
      giving: z.object({ count: z.int(), first: z.array(z.string()) }),
      holds: z.int(),
      signIns: z.int(),
    }),
    ...read,
  },
  'GET /users/{user}/erasure-receipt': {
    summary:
      'What was removed, made anonymous and kept when the account was obfuscated, in numbers.',
    response: z.object({
      receipt: z
        .object({
          at: z.string(),
          by: z.object({ id: z.string(), fullName: z.string() }).nullable(),
          lines: z.array(z.object({ what: z.enum([...traces, ...keptTraces]), count: z.int() })),
        })
        .nullable(),
    }),
    rate: 'read',
    audit: 'none',
  },
  'GET /users/{user}/traces': {
    summary: 'What obfuscating the account would take away, for super admins.',
    response: z.array(z.object({ trace: z.enum(traces), count: z.int() })),
    rate: 'read',
    audit: 'access',
  },
  'POST /users': {
    summary: 'Create an account and send the invitation.',
    body: fields.extend({ idempotencyKey }),
    response: user,
    rate: 'write',
    audit: 'change',
  },
  'POST /users/{user}/events': {
    summary: 'Send an event to the chart of an account.',
    body: commandOf({
      ...payloads,
      EDIT: fields.extend({ yourPassword }),
      RESET_PASSWORD: z.object({ password: newPassword, yourPassword }),
      /** Super admins only: the address of the person typed again, and one's own password. */
      OBFUSCATE: payloads.OBFUSCATE.extend({ yourPassword }),
    }),
    response: user,
    rate: 'write',
    audit: 'change',
  },
});
