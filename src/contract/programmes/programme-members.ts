import { z } from 'zod';
import { mostMembers } from '#domain/programmes/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { formText, searchText } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { foundReference, personReference, reference } from '../kernel/records.ts';

/** Somebody who takes part in a programme. */
const programmeMember = z
  .object({
    ...personReference.shape,
    email: z.string(),
    /** Added by name; whoever is there through teams alone leaves with them. */
    isNamed: z.boolean(),
    teams: z.array(reference),
    /** Units that they can still book with in this programme. */
    creditsLeft: z.int(),
    upcomingBookings: z.int(),
  })
  .meta({ id: 'ProgrammeMember' });

/** What adding somebody would mean. */
export const joiningOutcomes = ['new', 'alreadyIn', 'elsewhere', 'notMember', 'unknown'] as const;

const joiningPreview = z
  .object({
    rows: z.array(
      z.object({
        /** The address, as it was written where it was pasted. */
        written: z.string(),
        person: personReference.nullable(),
        outcome: z.enum(joiningOutcomes),
      }),
    ),
  })
  .meta({ id: 'JoiningPreview' });

const read = { rate: 'read', audit: 'none' } as const;

export const programmeMembers = endpoints({
  'GET /programmes/{programme}/members': {
    summary: 'The people of a programme, for staff.',
    query: listQuery(['name'], {}),
    response: pageOf(programmeMember),
    ...read,
  },
  'GET /programme-member/filter': {
    summary: 'The ways to sort the people of a programme.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /programmes/{programme}/candidates': {
    summary:
      'People of the organisation who are not in the programme yet, found by name; at most 20.',
    query: z.object({ search: searchText }),
    response: z.array(personReference),
    ...read,
  },
  'GET /programmes/{programme}/teams': {
    summary:
      'Teams of the organisation that do not take part as a whole yet, with how many they are; at most 20.',
    query: z.object({ search: searchText }),
    response: z.array(foundReference),
    ...read,
  },
  'GET /programmes/{programme}/organization-members': {
    summary: 'Everyone in the organisation, and who of them would be added.',
    response: joiningPreview,
    ...read,
  },
  'POST /programmes/{programme}/members/preview': {
    summary: 'What a pasted list of email addresses would add, line by line.',
    body: z.object({
      emails: formText('Paste email addresses.', mostMembers * 260)
        .trim()
        .min(1, 'Paste email addresses.'),
    }),
    response: joiningPreview,
    ...read,
  },
});
