import { counted } from '#domain/text/counted.ts';
import { formatSize } from '#domain/text/numbers.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';

/** Who somebody is in a conversation (domain reference, 10.2). */
export const speakerRoles = ['coach', 'coachee', 'seller', 'buyer'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

export const speakerRoleNames: Readonly<Record<SpeakerRole, string>> = {
  coach: 'Coach',
  coachee: 'Coachee',
  seller: 'Seller',
  buyer: 'Buyer',
};

/** Who leads a conversation of a group, and with whom. */
export const rolesOf: Readonly<
  Record<ProgrammeGroup, { readonly lead: SpeakerRole; readonly other: SpeakerRole }>
> = {
  GROW: { lead: 'coach', other: 'coachee' },
  Sales: { lead: 'seller', other: 'buyer' },
  SEM: { lead: 'coach', other: 'coachee' },
};

/** The language of a conversation, as BCP 47 has it; `und` where it is to be found out. */
export const spokenLanguages = ['und', 'en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const spokenLanguageNames: Readonly<Record<SpokenLanguage, string>> = {
  und: 'Find out',
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
};

/** That of a locale, where conversations can be in it. */
export function spokenIn(locale: string): SpokenLanguage {
  const [language] = locale.split('-');
  return spokenLanguages.find((each) => each === language) ?? 'und';
}

/** Somebody who speaks, as the transcript calls them. */
export interface Participant {
  readonly label: string;
  readonly part: SpeakerRole;
  /** The recording in which nobody else speaks, where everybody has one of their own. */
  readonly file?: string | undefined;
}

/** So many files make up a conversation at most, and so many people speak in one. */
export const mostFiles = 5;
export const mostParticipants = 12;

/** What everybody in a recording has agreed to. Its version is kept with each conversation. */
export const consent = {
  version: '1',
  statement:
    'Everyone in this conversation agreed that it is stored on the platform, transcribed and analysed, and that the person who uploads it decides who else may read it.',
} as const;

/** Milliseconds for which staff may read what was said once they have said why. */
export const openToStaffFor = 60 * 60 * 1000;

/** Hours within which the files of a deleted conversation are erased. */
export const erasedWithinHours = 24;

/** Where an analysis comes from. */
export const analysisSources = ['builtIn', 'service', 'report'] as const;
export type AnalysisSource = (typeof analysisSources)[number];

export const analysisSourceNames: Readonly<Record<AnalysisSource, string>> = {
  builtIn: 'Built-in analysis',
  service: 'Analysis service',
  report: 'Analysis report from staff',
};

/** Where the work on a conversation came to an end. */
export const failureStages = ['upload', 'credit', 'transcribing', 'analysing'] as const;
export type FailureStage = (typeof failureStages)[number];

export interface Failure {
  readonly stage: FailureStage;
  readonly code: string;
  /** For whoever uploaded it. */
  readonly reason: string;
  /** Trying it again may help. */
  readonly isRetryable: boolean;
}

/** What staff answered to a dispute: a score beside that of the analysis. */
export interface ScoreReview {
  readonly score: number;
  readonly comment: string;
  readonly by: string;
  readonly at: number;
}

/** "3 hours", "3 hours 20 minutes": as people say it, never rounded down to a limit. */
function lengthInWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

export const sentences = {
  title: 'Give the conversation a title.',
  files: 'Add a recording or a transcript.',
  fileType: 'We can’t read this file type. Use mp3, m4a, wav, mp4, webm, txt, vtt, srt or docx.',
  tooLarge: (bytes: number, most: number) =>
    `This file is ${formatSize(bytes)}; the limit is ${formatSize(most)}.`,
  tooLong: (milliseconds: number, most: number) =>
    `This recording lasts ${lengthInWords(milliseconds)}; the limit is ${lengthInWords(most)}.`,
  consent: 'Confirm that everyone in the recording agreed to it.',
  notSetUp: (group: ProgrammeGroup) => `${group} analyses are not set up yet.`,
  noCredit: (group: ProgrammeGroup) =>
    `You have no AI credit for ${group}. We asked the team to choose one.`,
  chooseCredit: (group: ProgrammeGroup) =>
    `Its member has no AI credit for ${group}, or several. Choose one among the AI credit selection requests.`,
  noTranscription:
    'Recordings can’t be turned into text here yet: staff have to set up transcription first. Your recording is kept until then.',
  setUpTranscription:
    'Recordings can’t be turned into text here yet. Set TRANSCRIPTION_COMMAND to a program on this machine, or TRANSCRIPTION_URL to a service; within an hour of that, this recording is transcribed.',
} as const;
