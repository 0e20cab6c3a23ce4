import { isTranscript } from '#domain/kai-conversations/file-types.ts';
import {
  rolesOf,
  sentences,
  spokenIn,
  type SpeakerRole,
  type SpokenLanguage,
} from '#domain/kai-conversations/vocabulary.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import type { KaiConversation } from '../kai-records.ts';
import * as texts from '../texts.ts';

/** A file that was sent, with what was found in it. */
export type FoundFile = DataOf<'GET /kai-conversations/files/{kaiFile}'>;
export type ProgrammeChoice = DataOf<'GET /kai-conversations/choices'>[number];

/** What the form of an upload holds. */
export interface UploadValues {
  readonly files: readonly FoundFile[];
  readonly title: string;
  readonly programmeId: string;
  readonly group: ProgrammeGroup | '';
  readonly about: ChosenRecord | null;
  readonly heldOn: string;
  readonly language: SpokenLanguage;
  /** Several recordings that run at the same time, with one person in each. */
  readonly isTogether: boolean;
  /** Who speaks in each of them, by its file. */
  readonly voices: Readonly<Record<string, string>>;
  /** Who speaks as far as it is known before any file tells. */
  readonly known: readonly string[];
  /** What was chosen, by the name of the speaker; the others have the role that is most likely. */
  readonly roles: Readonly<Record<string, SpeakerRole>>;
  readonly consentConfirmed: boolean;
}

/** A form in which everything is chosen already of which there is only one. */
export function emptyUpload(
  programmes: readonly ProgrammeChoice[],
  { today, locale }: { readonly today: string; readonly locale: string },
): UploadValues {
  const [only, ...others] = programmes;
  const programme = only && others.length === 0 ? only : null;
  return {
    files: [],
    title: '',
    programmeId: programme?.id ?? '',
    group: onlyGroupOf(programme),
    about: null,
    heldOn: today,
    language: spokenIn(locale),
    isTogether: false,
    voices: {},
    known: [],
    roles: {},
    consentConfirmed: false,
  };
}

/** The same for a conversation that is there already, and of which nothing is uploaded. */
export function uploadOf(conversation: KaiConversation): UploadValues {
  const { title, programme, group, about, heldOn, language, participants } = conversation;
  return {
    files: [],
    title,
    programmeId: programme.id,
    group,
    about: about && { id: about.id, name: about.fullName },
    heldOn,
    language: spokenIn(language),
    isTogether: false,
    voices: {},
    known: participants.map(({ label }) => label),
    roles: Object.fromEntries(participants.map(({ label, part }) => [label, part])),
    consentConfirmed: false,
  };
}

export const onlyGroupOf = (programme: ProgrammeChoice | null): ProgrammeGroup | '' => {
  const ready = programme?.setUp ?? [];
  return ready.length === 1 ? (ready[0] ?? '') : '';
};

/** The recordings of which each may be of one person; none where that can't be. */
export function recordingsOf({ files }: Pick<UploadValues, 'files'>): readonly FoundFile[] {
  const isRecorded = files.every(({ mediaType }) => !isTranscript(mediaType));
  return isRecorded && files.length > 1 ? files : [];
}

/** The recordings that run together, each with whoever speaks in it. */
function voicesIn({ files, isTogether, voices }: Voiced): readonly (readonly [string, string])[] {
  if (!isTogether) return [];
  return recordingsOf({ files }).map(({ id }) => [id, (voices[id] ?? '').trim()] as const);
}

type Voiced = Pick<UploadValues, 'files' | 'isTogether' | 'voices'>;

interface Speaker {
  readonly label: string;
  /** Null where no transcript tells. */
  readonly words: number | null;
}

/** Who speaks in all the files, in the order in which they are heard. A recording does not tell: then it is who is known, or else whose skill it is about. */
export function speakersOf(
  values: Voiced & Pick<UploadValues, 'known' | 'about'>,
  reader: string,
): readonly Speaker[] {
  const { files, known, about } = values;
  const named = voicesIn(values).flatMap(([, label]) => (label === '' ? [] : label));
  if (named.length > 0) return [...new Set(named)].map((label) => ({ label, words: null }));
  const words = new Map<string, number>();
  for (const { speakers } of files)
    for (const { label, words: said } of speakers) words.set(label, (words.get(label) ?? 0) + said);
  if (words.size > 0) return [...words].map(([label, said]) => ({ label, words: said }));
  const others = known.length > 0 ? known : files.length > 0 ? [about?.name ?? reader] : [];
  return others.map((label) => ({ label, words: null }));
}

/** The roles of the speakers: whoever has the reader's name leads, or else whoever is heard first. */
export function participantsOf(values: UploadValues, reader: string) {
  const group = values.group === '' ? 'GROW' : values.group;
  const { lead, other } = rolesOf[group];
  const speakers = speakersOf(values, reader);
  const [firstName = ''] = reader.split(' ');
  const known = speakers.find(({ label }) => label === reader || label === firstName);
  const leads = known ?? speakers[0];
  return speakers.map(({ label }) => {
    const chosen = values.roles[label];
    const likely = label === leads?.label ? lead : other;
    const part = chosen === lead || chosen === other ? chosen : likely;
    const file = voicesIn(values).find(([, voice]) => voice === label)?.[0];
    return { label, part, ...(file !== undefined && { file }) };
  });
}

/** What is written about a conversation, as it is sent. */
export const writtenOf = (values: UploadValues, reader: string) => ({
  title: values.title,
  group: values.group === '' ? ('GROW' as const) : values.group,
  programmeId: values.programmeId,
  about: values.about?.id ?? null,
  heldOn: values.heldOn,
  language: values.language,
  participants: participantsOf(values, reader),
});

interface Choosing {
  readonly programmes: readonly ProgrammeChoice[];
}

/** What is missing before anything is sent, by field. */
export const missingIn = (
  values: UploadValues,
  { isPending, programmes }: { readonly isPending: boolean } & Choosing,
) => ({
  ...missingInUpload(values, isPending),
  ...missingInWritten(values, { programmes }),
});

/** The same for what is uploaded alone; files may still be on their way. */
export function missingInUpload(values: UploadValues, isPending: boolean) {
  const { files, consentConfirmed } = values;
  const errors: Record<string, string> = {};
  const voices = voicesIn(values);
  for (const [nth, [file, label]] of voices.entries()) {
    const isTaken = voices.slice(0, nth).some(([, other]) => other === label);
    if (label === '') errors[`voices.${file}`] = texts.sayWhoSpeaks;
    else if (isTaken) errors[`voices.${file}`] = texts.ownNames;
  }
  if (files.length === 0 && !isPending) errors['files'] = sentences.files;
  if (!consentConfirmed) errors['consentConfirmed'] = sentences.consent;
  return errors;
}

/** The same for what is written about it alone. */
export function missingInWritten(values: UploadValues, { programmes }: Choosing) {
  const { title, programmeId, group, about, heldOn } = values;
  const programme = programmes.find(({ id }) => id === programmeId);
  const errors: Record<string, string> = {};
  if (title.trim() === '') errors['title'] = sentences.title;
  if (programmeId === '') errors['programmeId'] = texts.chooseAProgramme;
  if (group === '') errors['group'] = texts.chooseAGroup;
  else if (programme?.setUp.includes(group) === false) errors['group'] = sentences.notSetUp(group);
  if (programmes.some(({ mayChooseMember }) => mayChooseMember) && about === null)
    errors['about'] = texts.chooseAMember;
  if (heldOn === '') errors['heldOn'] = 'Choose the day of the conversation.';
  return errors;
}
