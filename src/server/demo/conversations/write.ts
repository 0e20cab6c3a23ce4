import { Readable } from 'node:stream';
import { and, eq, inArray } from 'drizzle-orm';
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import {
  countWords,
  durationOf,
  type Segment,
} from '#domain/kai-conversations/transcript/segment.ts';
import { rolesOf } from '#domain/kai-conversations/vocabulary.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { dateAt } from '#domain/time/local.ts';
import { unheard } from '#machines/kai-conversation/context.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { system, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots, files, kaiConversations } from '#database/schema/index.ts';
import {
  conversationPurpose,
  holdCredit,
  kaiConversationKind,
  keepAnalysis,
  keepPeaks,
  placeRecordings,
  writePassages,
} from '#server/features/kai-conversations/public.ts';
import { waveformOf } from '#server/conversations/waveform/waveform-of.ts';
import { selectionRequestKind } from '#server/features/kai-credits/public.ts';
import {
  recordingsOfTalk,
  saidInTalk,
  talkContents,
  type TalkName,
} from '#server/files/shipped/talks.ts';
import type { StoredContent } from '#server/http/pages/file-answer.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { Happening } from '../history.ts';
import type { World } from '../programmes/build.ts';
import { creditsForConversations } from './credits.ts';
import { specs, type ConversationSpec } from './specs.ts';

/** Conversations of members over three months, whose scores show how they get on, in every state. */
export function conversationHappenings(db: Database, random: Generator, world: World): Happening[] {
  const { members, programmes, coaches, staff, now } = world;
  const [admin] = staff;
  return [
    ...creditsForConversations(db, random, world),
    ...specs.flatMap((spec): Happening[] => {
      const member = members.find(({ name }) => name === spec.by);
      const programme = programmes.find((each) => each.spec.key === spec.programme);
      if (!member || !programme || !admin)
        throw new Error(`The demo lacks what “${spec.title}” is about.`);
      const at = Math.round(now - spec.ago * DAY);
      const coach = coaches.find(({ name }) => name.endsWith(spec.sharedWith ?? '–'));
      const living = {
        spec,
        by: { id: member.id, role: member.role },
        staff: { id: admin.id, role: 'Admin' },
        name: member.name,
        programmeId: programme.id,
        coachId: coach?.id ?? null,
        at,
      } as const;
      return [{ at, happen: () => live(db, random, living) }];
    }),
  ];
}

interface Living {
  readonly spec: ConversationSpec;
  readonly by: Person;
  readonly staff: Person;
  readonly name: string;
  readonly programmeId: string;
  readonly coachId: string | null;
  readonly at: number;
}

/** What is said in one, with the names that its members have. */
function saidIn({ transcript, talk }: ConversationSpec, firstName: string): Segment[] {
  if (talk !== undefined) return saidInTalk(talk, firstName);
  const read = readTranscript(transcript.replaceAll('{me}', firstName));
  return 'segments' in read ? [...read.segments] : [];
}

/** One conversation, as the product would have led it. */
async function live(db: Database, random: Generator, living: Living): Promise<void> {
  const { spec, by, staff, name, programmeId, coachId, at } = living;
  const { title, group, end } = spec;
  const [firstName = name] = name.split(' ');
  const segments = saidIn(spec, firstName);
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

  const sent = await sendFiles(db, random, { spec, by: by.id, at });
  await sendNext({ type: 'UPLOAD', files: sent, consentConfirmed: true }, by);
  if (spec.talk === undefined && end !== 'uploading')
    // Transcripts of the demo’s people are kept as what was said, and not as files.
    await db.orm.delete(files).where(inArray(files.id, sent));
  if (end === 'uploading') return;
  await sendNext({ type: 'ACCEPT_FILES' });
  if (spec.talk !== undefined) await draw(db, id, spec.talk, sent);
  const [row] = await db.orm.select().from(kaiConversations).where(eq(kaiConversations.id, id));
  if (!row) throw new Error(`The demo lost “${title}”.`);
  const cause = { id, event: 'HOLD_CREDIT', eventId: random.id(moment), actorId: null, at: moment };
  const found = await holdCredit(db, row, cause);
  if (found.outcome === 'held') await sendNext({ type: 'HOLD_CREDIT', creditId: found.lotId });
  else if (spec.isChosen)
    await choose(db, { request: found.requestId, programmeId, staff, at: moment });
  else return;
  if (end === 'queued') return sendNext({ type: 'WAIT' });
  await sendNext({ type: 'TRANSCRIBE' });
  if (end === 'transcribing') return;
  const words = segments.reduce((sum, each) => sum + countWords(each.text), 0);
  await writePassages(db, id, segments);
  await sendNext({ type: 'ANALYSE', words, duration: durationOf(segments) });
  if (end === 'analysing') return;
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
  if (end === 'disputed' || end === 'reviewed')
    await sendNext({ type: 'DISPUTE', reason: disputes[end] }, by);
  if (end === 'reviewed')
    await sendNext(
      {
        type: 'REVIEW',
        score: Math.min(100, (score ?? 40) + 12),
        comment:
          'You asked twice before you advised, and the analysis missed “What do you think?”. The advice on Karim still came early.',
      },
      staff,
    );
  if (end === 'deleted') await sendNext({ type: 'DELETE' }, by);
}

/** Why two of them think otherwise than the analysis. */
const disputes = {
  disputed: 'Ruth and I know each other well; the silence was no pause.',
  reviewed: 'I gave advice once because she asked me for it the day before, in writing.',
} as const;

interface Sending {
  readonly spec: ConversationSpec;
  readonly by: string;
  readonly at: number;
}

/** The files of one: its recordings where it can be heard, or its transcript. */
async function sendFiles(db: Database, random: Generator, { spec, by, at }: Sending) {
  const { talk, transcript } = spec;
  const files =
    talk === undefined
      ? [
          {
            name: 'transcript.txt',
            mediaType: 'text/plain',
            storedAs: null,
            byteLength: transcript.length,
          },
        ]
      : recordingsOfTalk(talk).map((part) => ({ ...part, mediaType: 'audio/wav' }));
  const sent = [];
  for (const { name, mediaType, storedAs, byteLength } of files) {
    const id = random.id(at);
    const about = {
      id,
      by,
      at,
      name,
      mediaType,
      content: { storedAs: storedAs ?? `demo-${id}`, byteLength },
    };
    await keepDraft(db, { ...about, purpose: conversationPurpose });
    sent.push(id);
  }
  return sent;
}

/** Notes where its recordings begin, and how loud they are. */
async function draw(db: Database, id: string, talk: TalkName, sent: readonly string[]) {
  for (const [nth, { startsAt, length, storedAs }] of recordingsOfTalk(talk).entries()) {
    const file = sent[nth] ?? '';
    const sound = Buffer.from(talkContents[storedAs]?.() ?? []);
    await placeRecordings(db, id, [{ file, startsAt, length }]);
    await keepPeaks(db, file, await waveformOf('audio/wav', contentOf(sound)));
  }
}

const contentOf = (sound: Buffer): StoredContent => ({
  byteLength: sound.length,
  tag: '',
  open: (range) =>
    Promise.resolve(Readable.from([range ? sound.subarray(range.first, range.last + 1) : sound])),
});

interface Choosing {
  readonly request: string;
  readonly programmeId: string;
  readonly staff: Person;
  readonly at: number;
}

/** Staff let the pool of its programme pay. */
async function choose(db: Database, { request, programmeId, staff, at }: Choosing) {
  const [pool] = await db.orm
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.programmeId, programmeId),
        eq(creditLots.unit, 'analysis'),
        eq(creditLots.holderType, 'pool'),
      ),
    );
  await send(db, selectionRequestKind, request, {
    type: 'RESOLVE',
    chosenCredit: pool?.id ?? '',
    comment: 'Grace helps with the offsite, so the programme pays.',
    by: staff,
    at,
  });
}

type Bare = KaiConversationEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at'>
    : never
  : never;
