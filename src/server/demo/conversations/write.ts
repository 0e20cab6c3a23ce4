import { eq } from 'drizzle-orm';
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { countWords, durationOf } from '#domain/kai-conversations/transcript/segment.ts';
import { rolesOf } from '#domain/kai-conversations/vocabulary.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { unheard } from '#machines/kai-conversation/context.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { system, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { files, kaiConversations } from '#database/schema/index.ts';
import {
  conversationPurpose,
  holdCredit,
  kaiConversationKind,
  keepAnalysis,
  writePassages,
} from '#server/features/kai-conversations/public.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { Happening } from '../history.ts';
import type { World } from '../programmes/build.ts';
import { creditsForConversations } from './credits.ts';
import { specs, type ConversationSpec } from './specs.ts';

/** Conversations of a member over three months, whose scores show how she gets on, in most of the states that last. */
export function conversationHappenings(db: Database, random: Generator, world: World): Happening[] {
  const { members, programmes, coaches, now } = world;
  return [
    ...creditsForConversations(db, random, world),
    ...specs.flatMap((spec): Happening[] => {
      const member = members.find(({ name }) => name === spec.by);
      const programme = programmes.find((each) => each.spec.key === spec.programme);
      if (!member || !programme) throw new Error(`The demo lacks what “${spec.title}” is about.`);
      const at = now - spec.ago * DAY;
      const coach = coaches.find(({ name }) => name.endsWith(spec.sharedWith ?? '–'));
      const lived = { spec, by: { id: member.id, role: member.role }, name: member.name };
      return [
        {
          at,
          happen: () =>
            live(db, random, {
              ...lived,
              programmeId: programme.id,
              coachId: coach?.id ?? null,
              at,
            }),
        },
      ];
    }),
  ];
}

interface Living {
  readonly spec: ConversationSpec;
  readonly by: Person;
  readonly name: string;
  readonly programmeId: string;
  readonly coachId: string | null;
  readonly at: number;
}

/** One conversation, as the product would have led it. */
async function live(
  db: Database,
  random: Generator,
  { spec, by, name, programmeId, coachId, at }: Living,
): Promise<void> {
  const { title, group, transcript, end } = spec;
  const [firstName = name] = name.split(' ');
  const text = transcript.replaceAll('{me}', firstName);
  const read = readTranscript(text);
  const segments = 'segments' in read ? [...read.segments] : [];
  const { lead, other } = rolesOf[group];
  const speakers = [...new Set(segments.map(({ speaker }) => speaker))];
  const participants = spec.isUnnamed
    ? []
    : speakers.map((label) => ({ label, part: label === firstName ? lead : other }));
  const id = random.id(at);
  const heldOn = dateAt('UTC', at - DAY);
  const fields = {
    ...unheard,
    title,
    group,
    programmeId,
    about: by.id,
    heldOn,
    participants,
    language: 'en',
  };
  await createPlain(db, kaiConversationKind, fields, { by, at }, id);
  if (end === 'draft') return;
  let moment = at;
  const sendNext = async (event: Bare, who: Person = system) => {
    moment += MINUTE;
    await send(db, kaiConversationKind, id, { ...event, by: who, at: moment });
  };

  const file = random.id(at);
  const content = { storedAs: `demo-${file}`, byteLength: text.length };
  const sent = { id: file, by: by.id, at, name: 'transcript.txt', mediaType: 'text/plain' };
  await keepDraft(db, { ...sent, purpose: conversationPurpose, content });
  await sendNext({ type: 'UPLOAD', files: [file], consentConfirmed: true }, by);
  // What the demo’s people sent is kept as what was said, and not as files.
  await db.orm.delete(files).where(eq(files.id, file));
  await sendNext({ type: 'ACCEPT_FILES' });
  const [row] = await db.orm.select().from(kaiConversations).where(eq(kaiConversations.id, id));
  if (!row) throw new Error(`The demo lost “${title}”.`);
  const cause = { id, event: 'HOLD_CREDIT', eventId: random.id(moment), actorId: null, at: moment };
  const found = await holdCredit(db, row, cause);
  if (found.outcome !== 'held') return;
  await sendNext({ type: 'HOLD_CREDIT', creditId: found.lotId });
  await sendNext({ type: 'TRANSCRIBE' });
  const words = segments.reduce((sum, each) => sum + countWords(each.text), 0);
  await writePassages(db, id, segments);
  await sendNext({ type: 'ANALYSE', words, duration: durationOf(segments) });
  const result = analyse(shippedRubric(group), { segments, participants });
  if ('problem' in result) {
    const { code, sentence: reason } = result.problem;
    await sendNext({
      type: 'FAIL',
      failure: { stage: 'analysing', code, reason, isRetryable: false },
    });
    return;
  }
  const { overall: score, warnings } = result.analysis;
  await keepAnalysis(db, id, result.analysis, moment);
  await sendNext({ type: 'COMPLETE', score, warnings: [...warnings] });
  if (coachId !== null) await sendNext({ type: 'SHARE', coach: coachId }, by);
  if (end === 'disputed')
    await sendNext(
      { type: 'DISPUTE', reason: 'Ruth and I know each other well; the silence was no pause.' },
      by,
    );
  if (end === 'deleted') await sendNext({ type: 'DELETE' }, by);
}

type Bare = KaiConversationEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;
