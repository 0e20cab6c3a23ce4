import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { messageSettings } from '#database/schema/index.ts';
import {
  deliverAll,
  findContacts,
  readUpTo,
  writeMessage,
} from '#server/features/messages/public.ts';
import type { Generator } from './generator.ts';
import { sendSheet } from './sheets.ts';
import type { World } from './programmes/build.ts';

/** What was said in turn, the member first; how long ago it began, and how much the member has not read. */
interface Talk {
  readonly member: string;
  readonly ago: number;
  readonly said: readonly string[];
  readonly unread?: number;
  /** A worksheet that comes with the last of it. */
  readonly sheet?: string;
  /** Both show each other when they are online and typing. */
  readonly areSeen?: true;
}

const talks: readonly Talk[] = [
  {
    member: 'Mia Thornton',
    ago: 3 * DAY,
    said: [
      'Hello! Before our session: is there anything I should prepare?',
      'Good question. Think of **one conversation** you are putting off, and write down\n\n- what you want to have said at the end\n- what you fear will happen\n\nThat is plenty.',
      'I know exactly which one. It is with my own manager.',
      'Then it is the right one. Bring your two lists, and we practise the first three sentences out loud.',
      'Out loud? All right. See you then.',
      'One more thing: here is a sheet for your two lists. Worth ten minutes before we meet.',
    ],
    unread: 1,
    sheet: 'shipped.two-lists',
    areSeen: true,
  },
  {
    member: 'Daniel Okonkwo',
    ago: 6 * DAY,
    said: [
      'The team liked the last session. Two of them asked whether we could look at how we give feedback.',
      'Gladly. Why don’t we take a real piece of work and give each other feedback on it?',
      'Yes. I will ask them to choose something that is *not* finished.',
      'Perfect. Unfinished work is the easiest to talk about.',
    ],
  },
  {
    member: 'Harriet Lindqvist-Shaw',
    ago: 12 * DAY,
    said: [
      'I may be ten minutes late on Thursday, the meeting before ours tends to run over.',
      'No problem, I will wait in the room. Would you like to move the start by fifteen minutes instead?',
      'That would be kinder to both of us. Thank you!',
      'Done. You should have the new time in your calendar.',
    ],
  },
];

const pause = 7 * MINUTE;

/** Conversations of members with coaches, and one that a member has still to read. */
export async function writeMessages(db: Database, random: Generator, world: World): Promise<void> {
  const { members, now } = world;
  for (const talk of talks) {
    const found = members.find(({ name }) => name === talk.member);
    if (!found) throw new Error(`There is nobody called ${talk.member} in the demo.`);
    const member = { id: found.id, role: found.role };
    const contacts = await findContacts(db, member, null, now);
    const coach = contacts.find(({ role }) => role === 'Coach');
    if (!coach) throw new Error(`${talk.member} has no coach to write to.`);
    await hold(db, random, talk, { member, coach, now });
    if (talk.areSeen)
      await db.orm
        .insert(messageSettings)
        .values([member, coach].map(({ id }) => ({ userId: id, showsPresence: true })));
  }
}

interface Pair {
  readonly member: { readonly id: string; readonly role: Role };
  readonly coach: { readonly id: string; readonly role: Role };
  readonly now: number;
}

async function hold(
  db: Database,
  random: Generator,
  { ago, said, unread = 0, sheet }: Talk,
  { member, coach, now }: Pair,
): Promise<void> {
  let at = now - ago;
  for (const [turn, text] of said.entries()) {
    const [from, to] = turn % 2 === 0 ? [member, coach] : [coach, member];
    const by = { id: from.id, role: from.role };
    const isLast = turn === said.length - 1;
    const files =
      isLast && sheet
        ? [await sendSheet(db, sheet, 'message', { id: random.id(at), by: by.id, at })]
        : [];
    await writeMessage(
      db,
      { contactId: to.id, text, files, sendAt: null, idempotencyKey: random.id(at) },
      { by, at },
    );
    const isLeft = to === member && turn >= said.length - 2 * unread;
    at += pause;
    if (!isLeft) await readUpTo(db, from.id, turn + 1, { by: { id: to.id, role: to.role }, at });
    at += random.whole(5, 90) * MINUTE;
  }
  await deliverAll(db, { by: { id: member.id, role: member.role }, at: Math.min(at, now - HOUR) });
}
