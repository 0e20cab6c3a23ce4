import { eq, sql } from 'drizzle-orm';
import { kaiConversations, kaiPassages } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import {
  kaiConversationVerbs,
  type KaiConversationEvent,
} from '#machines/kai-conversation/capabilities.ts';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { isStaff } from '#machines/person.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import {
  aTranscript,
  conversationRow,
  conversationWorld,
  fillPool,
  isToldByProduct,
  told,
  type ConversationWorld,
} from './kai-conversation-work.ts';
import { answers } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** AI conversations behind the API as a host of paths: people send what they may, and the product tells what its work comes to. */
export function kaiConversationHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let world: ConversationWorld;
  let id: string | null;

  const people = () => {
    const known: Readonly<Record<string, (typeof world.people)['mia']>> = world.people;
    return known;
  };
  const idOf = (name: string) => people()[name]?.id ?? newId();
  const personOf = (by: KaiConversationEvent['by']) => ({ ...by, id: idOf(by.id) });

  const rowNow = () => conversationRow(db, id);

  const speakerNow = async (conversation: string) => {
    const [found] = await db.orm
      .select({ speaker: kaiPassages.speaker })
      .from(kaiPassages)
      .where(sql`${kaiPassages.conversationId} = ${conversation} and ${kaiPassages.n} = 0`);
    return found?.speaker ?? 'Ana';
  };

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
        const files =
          event.files?.length === 0 ? [] : [isMine ? await aTranscript(stage, world) : newId()];
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

  return recordDriver<KaiConversationContext, KaiConversationEvent>(stage, kaiConversationChart, {
    name: 'The conversation',
    async start() {
      id = null;
      world = await conversationWorld(db);
      await fillPool(db, world);
    },
    async attempt(event) {
      if (event.type === 'CREATE') return create(event);
      if (isToldByProduct(event)) return told(db, id, { ...event, by: personOf(event.by) });
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
