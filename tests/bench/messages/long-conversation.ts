import { sql } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { messagesIn } from '#server/features/messages/conversation.ts';
import { writeMessage } from '#server/features/messages/public.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { median, timed, type Kind } from '../lists/frame.ts';

const MESSAGES = Number(process.env['MESSAGES'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 15);
const LIMIT = 1.5;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 2;

/** A super admin, who may write to anybody, and a coach with this many messages between them. */
async function aConversation(db: Database, messages: number, at: number) {
  const reader = await aPerson(db, 'SuperAdmin', 'Eva Marsh');
  const coach = await aPerson(db, 'Coach', 'Mia Turner');
  const by = { id: reader.id, role: 'SuperAdmin' } as const;
  const written = { contactId: coach.id, text: 'The first', files: [], sendAt: null };
  await writeMessage(db, { ...written, idempotencyKey: newId() }, { by, at });
  await db.orm.execute(sql`
    insert into messages (id, version, status, conversation_id, position, sender_id, recipient_id, text, sent_at, created_at, updated_at)
    select gen_random_uuid(), 1, m.status, m.conversation_id, n, m.sender_id, m.recipient_id,
      'Message number ' || n || ' about goals and plans', m.sent_at, m.created_at, m.created_at + n * interval '1 second'
    from messages m, generate_series(2, ${messages}::int) n where m.sender_id = ${reader.id}`);
  await db.orm.execute(sql`
    update conversations set last_position = ${messages} where ${reader.id} in (first_id, second_id)`);
  return { reader: by, contact: coach.id };
}

/** A conversation of 100,000 messages is opened and scrolled beside one of 100. */
export async function benchLong(kind: Kind): Promise<boolean> {
  const db = await preparedDatabase();
  try {
    return await bench(db, kind);
  } finally {
    await db.close();
  }
}

async function bench(db: Database, name: string): Promise<boolean> {
  const at = Date.now();
  const short = await aConversation(db, 100, at);
  const long = await aConversation(db, MESSAGES, at);
  await db.script('vacuum analyze messages');
  let isWell = true;
  const tasks = {
    opening: {},
    'scrolling back': { before: 60 },
    'jumping to a place': { around: 50 },
  } as const;
  for (const [task, window] of Object.entries(tasks)) {
    const of = ({ reader, contact }: typeof short) =>
      timed(() => messagesIn(db, reader, contact, window, { by: reader, at }));
    await of(short);
    await of(long);
    const rounds: { short: number; long: number }[] = [];
    while (rounds.length < ROUNDS) rounds.push({ short: await of(short), long: await of(long) });
    const [few, many] = [
      median(rounds.map((round) => round.short)),
      median(rounds.map((round) => round.long)),
    ];
    const fits = many <= Math.max(few * LIMIT, few + SLIGHT);
    isWell &&= fits;
    console.log(
      `${name}, ${task}: 100 messages ${few.toFixed(1)} ms, ${MESSAGES} messages ${many.toFixed(1)} ms${fits ? '' : ' (too slow)'}`,
    );
  }
  return isWell;
}
