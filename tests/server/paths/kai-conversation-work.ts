import { eq } from 'drizzle-orm';
import { kaiConversations, programmes } from '#database/schema/index.ts';
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { newId } from '#domain/ids.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { isStaff } from '#machines/person.ts';
import {
  conversationPurpose,
  holdCredit,
  kaiConversationKind,
  keepAnalysis,
  writePassages,
} from '#server/features/kai-conversations/public.ts';
import { issueToPool } from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import { day, hour, noon } from '#tests/machines/models/people.ts';
import { sendFile } from '#tests/support/send-file.ts';
import type { Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { asTheProduct, type Answer } from './product.ts';

const talk = [
  { start: 0, end: 4_000, speaker: 'Ana', text: 'What would you like to have by the end of this?' },
  {
    start: 4_000,
    end: 12_000,
    speaker: 'Mia',
    text: 'I would like to hand over the review, and I have not asked Tom yet. I’ll send him the list on Monday.',
  },
];

/** What staff do elsewhere, with which the product comes to the conversation. */
const byStaff: readonly string[] = ['REFUSE_CREDIT', 'REPORT_ANALYSIS'];

/** What an analysis is there after. */
const analysing: readonly string[] = ['COMPLETE', 'RESCORE', 'REPORT_ANALYSIS'];

/** What the product tells a conversation of, and nobody can send. */
export const isToldByProduct = ({ type, by }: KaiConversationEvent): boolean =>
  by.role === 'System' || (byStaff.includes(type) && isStaff(by));

const isPaidFor = ({ type }: KaiConversationEvent): boolean =>
  type === 'HOLD_CREDIT' || type === 'REPORT_ANALYSIS';

/** People in a programme about two groups. */
export async function conversationWorld(db: Stage['db']) {
  const world = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Berg' },
      carl: { role: 'Coach', name: 'Carl Weber' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: {} },
    lots: {},
  });
  await db.orm
    .update(programmes)
    .set({ groups: ['GROW', 'SEM'] })
    .where(eq(programmes.id, world.programmeId));
  return world;
}

export type ConversationWorld = Awaited<ReturnType<typeof conversationWorld>>;

/** The pool of the programme gets what pays for all that is walked; resolves to it. */
export function fillPool(
  db: Stage['db'],
  { people, programmeId }: Pick<ConversationWorld, 'people' | 'programmeId'>,
): Promise<string> {
  const at = noon - hour;
  const issuing = {
    programmeId,
    conversationGroup: null,
    quantity: 20,
    expiresAt: at + 30 * day,
    source: 'contract',
    reason: null,
  } as const;
  return db.transaction(() => issueToPool(db, people.sam, issuing, at));
}

/** A transcript that its member has sent, and no conversation has taken. */
export async function aTranscript(stage: Stage, { people }: Pick<ConversationWorld, 'people'>) {
  const sent = await sendFile(stage.as(people.mia), {
    purpose: conversationPurpose,
    content: 'Ana: What would you like to talk about?\nMia: The review.',
    name: 'call.txt',
  });
  if (!sent.ok) throw new Error(`The file was refused: ${await sent.text()}`);
  return ((await sent.json()) as { id: string }).id;
}

export async function conversationRow(db: Stage['db'], id: string | null) {
  if (id === null) return null;
  const [row] = await db.orm.select().from(kaiConversations).where(eq(kaiConversations.id, id));
  return row ?? null;
}

/** What the work on a conversation comes to, as the path says it; `event.by`: as the database knows them. */
export const told = (
  db: Stage['db'],
  id: string | null,
  event: KaiConversationEvent,
): Promise<Answer> =>
  asTheProduct(db, async () => {
    const row = await conversationRow(db, id);
    if (row === null) throw new Error('There is no conversation yet.');
    const { type, at } = event;
    if (type === 'ANALYSE' || type === 'REPORT_ANALYSIS') await writePassages(db, row.id, talk);
    const creditId = isPaidFor(event) ? await paid(db, row, event) : null;
    await send(db, kaiConversationKind, row.id, {
      ...event,
      ...(type === 'HOLD_CREDIT' && creditId !== null && { creditId }),
    });
    if (!analysing.includes(type)) return;
    const { participants } = row;
    const found = analyse(shippedRubric('GROW'), { segments: talk, participants });
    if ('problem' in found) throw new Error(found.problem.sentence);
    await keepAnalysis(db, row.id, found.analysis, at);
  });

type Row = NonNullable<Awaited<ReturnType<typeof conversationRow>>>;

async function paid(db: Stage['db'], row: Row, { type, at }: KaiConversationEvent) {
  const cause = { id: row.id, event: type, eventId: newId(), actorId: null, at };
  const held = await holdCredit(db, row, cause);
  return held.outcome === 'held' ? held.lotId : newId();
}
