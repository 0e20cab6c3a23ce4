import { and, eq, sql } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import type {
  KaiConversationEvent,
  kaiConversationQuestions,
} from '#machines/kai-conversation/capabilities.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kaiPassages, programmes, users } from '#database/schema/index.ts';
import { filledGroups } from '#server/features/kai-rubrics/public.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { draftOfSender } from '#server/files/draft-files.ts';
import type { KeptFile } from '#server/files/kept-files.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { coachesFor } from './coaches.ts';
import { conversationPurpose } from './files.ts';

const programmeOf = async (db: Database, id: string) => {
  const [found] = await db.orm
    .select({ groups: programmes.groups })
    .from(programmes)
    .where(and(eq(programmes.id, id), inState(programmes.status, programmeStates.active)));
  return found ?? null;
};

const takesPart = async (db: Database, userId: string, programmeId: string): Promise<boolean> => {
  const [found] = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        inState(users.status, userState.active),
        isMemberOfProgramme(userId, sql`${programmeId}::uuid`),
      ),
    );
  return found !== undefined;
};

/** What only the database can tell of what people send. Strangers are told of like those who are not there. */
export const answers: Answers<
  typeof kaiConversationQuestions,
  KaiConversationContext,
  KaiConversationEvent
> = {
  isSetUp: oneByOne(async (db, { context: { group } }) =>
    (await filledGroups(db)).has(group) ? null : sentences.notSetUp(group),
  ),
  isInProgramme: oneByOne(async (db, { context: { programmeId }, by }) => {
    const isThere =
      (await programmeOf(db, programmeId)) !== null &&
      (isStaff(by) || (await takesPart(db, by.id, programmeId)));
    return isThere ? null : 'Choose an active programme that you’re in.';
  }),
  isGroupOfProgramme: oneByOne(async (db, { context: { programmeId, group } }) => {
    const programme = await programmeOf(db, programmeId);
    return programme === null || programme.groups.includes(group)
      ? null
      : `This programme is not about ${group}. Choose one of its groups.`;
  }),
  isAboutMember: oneByOne(async (db, { context: { about, programmeId }, by }) =>
    about === by.id || (isStaff(by) && about && (await takesPart(db, about, programmeId)))
      ? null
      : 'Choose a member of the programme.',
  ),
  areFilesThere: oneByOne(async (db, { event, by, isDeciding }) => {
    const wanted = event?.type === 'UPLOAD' ? (event.files ?? []) : [];
    if (wanted.length === 0) return null;
    const found: KeptFile[] = [];
    for (const file of new Set(wanted)) {
      const draft = { file, by: by.id, purpose: conversationPurpose } as const;
      const sent = await draftOfSender(db, draft, isDeciding);
      if (!sent) return 'Choose the file again.';
      found.push(sent);
    }
    const transcripts = found.filter(({ mediaType }) => isTranscript(mediaType)).length;
    return transcripts === 0 || transcripts === found.length
      ? null
      : 'Send either recordings or transcripts, not both.';
  }),
  isOwnCoach: oneByOne(async (db, { event, context }) => {
    const wanted = event?.type === 'SHARE' ? event.coach : undefined;
    if (wanted === undefined) return null;
    const [found] = await coachesFor(db, context.programmeId, { id: wanted });
    return found ? null : 'Choose a coach of this programme.';
  }),
  areSpeakersThere: oneByOne(async (db, { id, event }) => {
    const named = event?.type === 'NAME_SPEAKERS' ? (event.participants ?? []) : [];
    if (named.length === 0) return null;
    const found = await db.orm
      .selectDistinct({ speaker: kaiPassages.speaker })
      .from(kaiPassages)
      .where(eq(kaiPassages.conversationId, id));
    const speakers = new Set(found.map(({ speaker }) => speaker));
    return named.every(({ label }) => speakers.has(label))
      ? null
      : 'One of the people named does not speak in it. Open the page again.';
  }),
  isPassageThere: oneByOne(async (db, { id, event }) => {
    const wanted = event?.type === 'CORRECT' ? event.passage : undefined;
    if (wanted === undefined) return null;
    const [found] = await db.orm
      .select({ n: kaiPassages.n })
      .from(kaiPassages)
      .where(and(eq(kaiPassages.conversationId, id), eq(kaiPassages.n, wanted)));
    return found ? null : 'There is no such passage.';
  }),
};
