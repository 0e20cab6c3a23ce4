import { eq, sql } from 'drizzle-orm';
import { kaiConversations, kaiPassages, programmes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import {
  kaiConversationVerbs,
  type KaiConversationEvent,
} from '#machines/kai-conversation/capabilities.ts';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { isStaff } from '#machines/person.ts';
import {
  conversationPurpose,
  holdCredit,
  kaiConversationKind,
  writePassages,
} from '#server/features/kai-conversations/public.ts';
import { issueToPool } from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import { day, hour, noon } from '#tests/machines/models/people.ts';
import { sendFile } from '#tests/support/send-file.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { answers, asTheProduct, type Answer } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

const talk = [
  { start: 0, end: 4_000, speaker: 'Ana', text: 'What would you like to talk about?' },
  { start: 4_000, end: 9_000, speaker: 'Mia', text: 'The review. I would hand it over.' },
];

/** What staff do elsewhere, with which the product comes to the conversation. */
const byStaff: readonly string[] = ['REFUSE_CREDIT', 'REPORT_ANALYSIS'];

/** AI conversations behind the API as a host of paths: people send what they may, and the product tells what its work comes to. */
export function kaiConversationHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let world: Awaited<ReturnType<typeof aSmallWorld>>;
  let id: string | null;

  const aSmallWorld = () =>
    aWorld(db, {
      people: {
        mia: { role: 'Member', name: 'Mia Turner' },
        max: { role: 'Member', name: 'Max Berg' },
        carl: { role: 'Coach', name: 'Carl Weber' },
        sam: { role: 'Admin', name: 'Sam Grant' },
      },
      sessions: { focus: {} },
      lots: {},
    });

  const people = () => {
    const known: Readonly<Record<string, (typeof world.people)['mia']>> = world.people;
    return known;
  };
  const idOf = (name: string) => people()[name]?.id ?? newId();
  const personOf = (by: KaiConversationEvent['by']) => ({ ...by, id: idOf(by.id) });

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm.select().from(kaiConversations).where(eq(kaiConversations.id, id));
    return row ?? null;
  };

  const speakerNow = async (conversation: string) => {
    const [found] = await db.orm
      .select({ speaker: kaiPassages.speaker })
      .from(kaiPassages)
      .where(sql`${kaiPassages.conversationId} = ${conversation} and ${kaiPassages.n} = 0`);
    if (found) return found.speaker;
    // An analysis that staff bring has no transcript; here it gets one.
    await db.transaction(() => writePassages(db, conversation, talk));
    return 'Ana';
  };

  async function aFile(): Promise<string> {
    const sent = await sendFile(stage.as(world.people.mia), {
      purpose: conversationPurpose,
      content: 'Ana: What would you like to talk about?\nMia: The review.',
      name: 'call.txt',
    });
    if (!sent.ok) throw new Error(`The file was refused: ${await sent.text()}`);
    return ((await sent.json()) as { id: string }).id;
  }

  const isSaid = ({ facts }: KaiConversationEvent, question: string) =>
    facts?.[question] !== undefined;

  /** What is written about it, as somebody would write it who is refused for what the model says. */
  function writtenIn(event: KaiConversationEvent & { readonly type: 'CREATE' | 'EDIT' }): object {
    const { title, heldOn, language, participants, about } = event;
    const group = isSaid(event, 'isSetUp') ? 'SEM' : event.group;
    return {
      title,
      heldOn,
      language,
      participants,
      group: isSaid(event, 'isGroupOfProgramme') ? 'Sales' : group,
      programmeId: isSaid(event, 'isInProgramme') ? newId() : world.programmeId,
      about: about ? idOf(about) : null,
    };
  }

  async function payloadOf(event: KaiConversationEvent): Promise<object> {
    switch (event.type) {
      case 'EDIT':
        return writtenIn(event);
      case 'UPLOAD': {
        const isMine = event.by.id === 'mia' && !isSaid(event, 'areFilesThere');
        const files = event.files?.length === 0 ? [] : [isMine ? await aFile() : newId()];
        return { files, consentConfirmed: event.consentConfirmed };
      }
      case 'SHARE':
      case 'UNSHARE':
        return { coach: idOf(event.coach ?? '') };
      case 'NAME_SPEAKERS': {
        const label = isSaid(event, 'areSpeakersThere') ? 'Nobody' : await speakerNow(id ?? '');
        return { participants: event.participants?.map((named) => ({ ...named, label })) };
      }
      case 'CORRECT':
        await speakerNow(id ?? '');
        return { passage: event.passage, text: event.text };
      case 'TICK':
        return { action: event.action, isDone: event.isDone };
      case 'DISPUTE':
        return { reason: event.reason };
      case 'REVIEW':
        return { score: event.score, comment: event.comment };
      default:
        return {};
    }
  }

  async function create(event: KaiConversationEvent & { readonly type: 'CREATE' }) {
    const caller = stage.as(people()[event.by.id] ?? null);
    const body = { ...writtenIn(event), files: [], idempotencyKey: newId() };
    const answer = await ask(caller, 'POST', '/kai-conversations', body);
    if (answer.ok) id = answer.data.id;
    return answer;
  }

  /** What the work on it comes to. */
  const told = (event: KaiConversationEvent): Promise<Answer> =>
    asTheProduct(db, async () => {
      const row = await rowNow();
      if (row === null) throw new Error('There is no conversation yet.');
      const asked = { ...event, by: personOf(event.by) };
      if (event.type === 'ANALYSE') await writePassages(db, row.id, talk);
      if (!isPaidFor(event)) return send(db, kaiConversationKind, row.id, asked);
      const cause = {
        id: row.id,
        event: event.type,
        eventId: newId(),
        actorId: null,
        at: event.at,
      };
      const held = await holdCredit(db, row, cause);
      const creditId = held.outcome === 'held' ? held.lotId : newId();
      return send(db, kaiConversationKind, row.id, {
        ...asked,
        ...(event.type === 'HOLD_CREDIT' && { creditId }),
      });
    });

  const isPaidFor = ({ type }: KaiConversationEvent): boolean =>
    type === 'HOLD_CREDIT' || type === 'REPORT_ANALYSIS';

  const isToldByProduct = ({ type, by }: KaiConversationEvent): boolean =>
    by.role === 'System' || (byStaff.includes(type) && isStaff(by));

  return recordDriver<KaiConversationContext, KaiConversationEvent>(stage, kaiConversationChart, {
    name: 'The conversation',
    async start() {
      id = null;
      world = await aSmallWorld();
      await db.orm
        .update(programmes)
        .set({ groups: ['GROW', 'SEM'] })
        .where(eq(programmes.id, world.programmeId));
      const at = noon - hour;
      const issuing = {
        programmeId: world.programmeId,
        conversationGroup: null,
        quantity: 20,
        expiresAt: at + 30 * day,
        source: 'contract',
        reason: null,
      } as const;
      await db.transaction(() => issueToPool(db, world.people.sam, issuing, at));
    },
    async attempt(event) {
      if (event.type === 'CREATE') return create(event);
      if (isToldByProduct(event)) return told(event);
      const version = (await rowNow())?.version ?? 1;
      const caller = stage.as(people()[event.by.id] ?? null);
      const payload = await payloadOf(event);
      return ask(caller, 'POST', `/kai-conversations/${id ?? newId()}/events`, {
        type: event.type,
        payload,
        version,
        idempotencyKey: newId(),
      });
    },
    async arrange(event) {
      // What is written of a group that nobody has filled is refused where it is to be analysed too.
      if (isSaid(event, 'isSetUp') && event.type !== 'CREATE' && event.type !== 'EDIT')
        await db.orm
          .update(kaiConversations)
          .set({ group: 'SEM' })
          .where(eq(kaiConversations.id, id ?? ''));
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf(event) {
      const { type, by } = event;
      if (type === 'CREATE') return by.role === 'Coach' ? answers.forbidden : null;
      if (isToldByProduct(event)) return null;
      if (!(type in kaiConversationVerbs)) return answers.unknownEvent;
      const row = await rowNow();
      const isTheirs =
        by.id === 'mia' || isStaff(by) || row?.sharedWith.includes(idOf(by.id)) === true;
      return isTheirs ? null : answers.absent;
    },
    isThere: () => id !== null,
    // Whoever begins again begins another one.
    canTry: ({ type }) => type !== 'CREATE',
  });
}
