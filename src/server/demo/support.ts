import { eq } from 'drizzle-orm';
import type { SupportCategory } from '#domain/support/vocabulary.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { SupportRequestEvent } from '#machines/support-request/machine.ts';
import type { Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { supportMails, supportRequests } from '#database/schema/index.ts';
import { supportRequestKind } from '#server/features/support-requests/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { sendSheet } from './sheets.ts';
import type { Generator } from './generator.ts';
import type { Happening } from './history.ts';
import type { World } from './programmes/build.ts';

interface Spec {
  readonly reference: string;
  readonly category: SupportCategory;
  readonly subject: string;
  readonly description: string;
  readonly page: string | null;
  /** Days before the present. */
  readonly ago: number;
  /** What staff and whoever asked said in turn, staff first. */
  readonly said: readonly string[];
  /** Why staff opened the page with real data. */
  readonly looked?: string;
  /** What comes with the last answer. */
  readonly sheet?: string;
  readonly isResolved?: true;
  /** Asked once more by the same person as the first. */
  readonly isAgain?: true;
}

const specs: readonly Spec[] = [
  {
    reference: 'S-4MQ7RD',
    category: 'booking',
    subject: 'No free time with my coach next week',
    description:
      'I would like to see Ana next week, and every time is grey. The week after has plenty. Is she away?',
    page: '/app/booking-requests/create',
    ago: 1,
    said: [],
    looked: 'To see which weeks she looked at.',
  },
  {
    reference: 'S-2WYP8L',
    category: 'booking',
    subject: 'All times are grey',
    description: 'I tried again this morning and all times with Ana are still grey.',
    page: '/app/booking-requests/create',
    ago: 1,
    said: [],
    isAgain: true,
  },
  {
    reference: 'S-9TKH2C',
    category: 'credits',
    subject: 'A credit was lost though I cancelled',
    description:
      'I cancelled on Tuesday at noon for Wednesday at eleven and the credit was lost. I thought 24 hours were enough.',
    page: '/app/bookings',
    ago: 4,
    said: [
      'It was 23 hours before the start, one hour inside the limit. Was there a reason that we should know?',
    ],
    sheet: 'shipped.cancelling-in-time',
  },
  {
    reference: 'S-B6XW3F',
    category: 'technical',
    subject: 'The meeting room did not find my camera',
    description:
      'The room said that no camera could be used. Another program had it open, as I found out afterwards. The message could have said so.',
    page: null,
    ago: 12,
    said: [
      'Thank you. The room says so now where the browser tells us. Does it work since?',
      'It does, thank you.',
    ],
    isResolved: true,
  },
  {
    reference: 'S-J8VN5A',
    category: 'account',
    subject: 'My name has changed',
    description: 'I got married and have another last name. Can you change it on my account?',
    page: '/app/profile',
    ago: 40,
    said: ['Done: your account has the new name.'],
    isResolved: true,
  },
];

/** What members asked staff for, in every state; what was resolved long ago is closed by its own clock. */
export function supportHappenings(
  db: Database,
  random: Generator,
  { members, staff, now }: World,
): Happening[] {
  const [first] = staff;
  const askers = members.filter(({ role }) => role === 'Member');
  if (!first || askers.length < specs.length) throw new Error('The demo has too few people.');
  const admin = { id: first.id, role: 'Admin' } as const;
  const refusedAt = now - 2 * DAY;
  const refused: Happening = {
    at: refusedAt,
    async happen() {
      await db.orm.insert(supportMails).values({
        id: random.id(refusedAt),
        key: 'demo/1',
        requestId: null,
        fromAddress: 'mia.at.home@mail.example',
        subject: 'Re: A credit was lost though I cancelled',
        refusal: 'It came from another address than the one our email went to.',
        at: refusedAt,
      });
    },
  };
  const asked = specs.flatMap((spec, nth) => {
    const asker = spec.isAgain ? askers[0] : askers[nth];
    const by = { id: asker?.id ?? '', role: 'Member' } as const;
    return happeningsWith(db, random, spec, { by, admin, at: now - spec.ago * DAY });
  });
  return [...asked, refused];
}

interface Asking {
  readonly by: { readonly id: string; readonly role: Role };
  readonly admin: { readonly id: string; readonly role: Role };
  readonly at: number;
}

function happeningsWith(
  db: Database,
  random: Generator,
  spec: Spec,
  { by, admin, at }: Asking,
): Happening[] {
  const {
    reference,
    category,
    subject,
    description,
    page,
    said,
    sheet,
    looked,
    isResolved,
    isAgain,
  } = spec;
  const asked = { category, subject, description, page, stateLink: null, consent: page !== null };
  const files: readonly string[] = [];
  const id = random.id(at);
  const events: SupportRequestEvent[] = said.map((text, turn) => ({
    type: 'REPLY',
    text,
    by: turn % 2 === 0 ? admin : by,
    at: at + (turn + 1) * 2 * HOUR,
  }));
  if (said.length > 0)
    events.unshift({ type: 'ASSIGN', assignee: admin.id, by: admin, at: at + HOUR });
  if (looked !== undefined)
    events.push({ type: 'LOOK', reason: looked, by: admin, at: at + 3 * HOUR });
  if (isResolved) events.push({ type: 'RESOLVE', by: admin, at: at + DAY });
  return [
    {
      at,
      async happen() {
        const fields = { ...asked, files, assignee: null, mergedInto: null };
        await createPlain(db, supportRequestKind, fields, { by, at }, id);
        await db.orm.update(supportRequests).set({ reference }).where(eq(supportRequests.id, id));
      },
    },
    ...(isAgain
      ? [
          {
            at: at + 4 * HOUR,
            async happen() {
              const [first] = await db.orm
                .select({ into: supportRequests.id })
                .from(supportRequests)
                .where(eq(supportRequests.reference, specs[0]?.reference ?? ''));
              if (!first) throw new Error('The request that stays is not there.');
              const merge = { type: 'MERGE', ...first, by: admin, at: at + 4 * HOUR } as const;
              await send(db, supportRequestKind, id, merge);
            },
          },
        ]
      : []),
    ...events.map((event) => ({
      at: event.at,
      async happen() {
        const { by: sender } = event;
        const sent = { id: random.id(event.at), by: sender.id, at: event.at };
        const isLast = event.type === 'REPLY' && event.text === said.at(-1);
        const attached = isLast && sheet ? [await sendSheet(db, sheet, 'support', sent)] : [];
        await send(db, supportRequestKind, id, isLast ? { ...event, files: attached } : event);
      },
    })),
  ];
}
