import { and } from 'xstate';
import { consent, sentences as said, type Failure } from '#domain/kai-conversations/vocabulary.ts';
import { own } from '#domain/records/fields.ts';
import { isMember, isStaff } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';
import { uploadFields, writtenFields } from './fields.ts';

/** The events with which a conversation begins, in order of likelihood. */
export const verbs = {
  UPLOAD: verb({
    label: 'Upload',
    done: null,
    meaning: 'Whoever began it sends the recording or the transcript.',
    payload: uploadFields,
    keeps: [],
    history: 'uploaded it, and confirmed that everyone agreed',
  }),
  EDIT: verb({
    label: 'Edit',
    done: 'Your changes were saved.',
    meaning: 'What is written about it is changed, before anything is uploaded.',
    payload: writtenFields,
    keeps: [],
    history: 'changed what is written about it',
  }),
  CANCEL: verb({
    label: 'Cancel upload',
    done: 'The upload was cancelled.',
    meaning: 'Whoever uploads it stops.',
    payload: {},
    history: 'cancelled the upload',
  }),
} as const;

export const reports = {
  CREATE: report({
    meaning: 'A member begins to upload a conversation, or staff do for a member.',
    payload: writtenFields,
    keeps: [],
    history: 'began it',
  }),
  ACCEPT_FILES: report({
    meaning: 'The files are whole, and are what they say they are.',
    payload: {},
    history: () => 'The files were checked.',
  }),
  REFUSE_FILES: report({
    meaning: 'A file can’t be used.',
    payload: { failure: own<Failure>('Failure') },
    keeps: [],
    history: () => 'The files can’t be used.',
  }),
} as const;

export const guards = {
  mayBegin: ({ event }: Asked) => isMember(event.by) || isStaff(event.by),
  isUploader: ({ context, event }: Asked) => event.by.id === context.createdBy,
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  hasConsent: ({ event }: Asked) =>
    !isSent(verbs, event, 'UPLOAD') ||
    event.consentConfirmed === undefined ||
    event.consentConfirmed,
  hasFiles: ({ event }: Asked) =>
    !isSent(verbs, event, 'UPLOAD') || event.files === undefined || event.files.length > 0,
};

export const sentences: Words = {
  mayBegin: { kind: 'who', sentence: permission },
  isUploader: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  hasConsent: { kind: 'payload', field: 'consentConfirmed', sentence: said.consent },
  hasFiles: { kind: 'payload', field: 'files', sentence: said.files },
};

const written = (event: Asked['event']) => {
  if (!isSent({ ...reports, EDIT: verbs.EDIT }, event, 'CREATE', 'EDIT')) return {};
  const { title, group, programmeId, about, heldOn, language, participants } = event;
  return {
    ...(title !== undefined && { title }),
    ...(group !== undefined && { group }),
    ...(programmeId !== undefined && { programmeId }),
    ...(about && { about }),
    ...(heldOn !== undefined && { heldOn }),
    ...(language !== undefined && { language }),
    ...(participants !== undefined && { participants }),
  };
};

export const stamps = {
  takeWritten: ({ event }) => ({ ...written(event), ...touchedBy(event) }),
  stampCreation: ({ event }) => createdBy(event),
  stampChange: ({ event }) => touchedBy(event),
  stampConsent: ({ event }) => ({
    consentVersion: consent.version,
    consentedAt: event.at,
    failure: null,
  }),
  takeFailure: ({ event }) =>
    isSent(reports, event, 'REFUSE_FILES') ? { failure: event.failure } : {},
} satisfies Stamps;

export const creating = {
  guard: and(['mayBegin', 'isSetUp', 'isInProgramme', 'isGroupOfProgramme', 'isAboutMember']),
  target: 'draft',
  actions: ['takeWritten', 'stampCreation'],
} as const;

export const editing = {
  guard: and(['isUploader', 'isSetUp', 'isInProgramme', 'isGroupOfProgramme', 'isAboutMember']),
  actions: 'takeWritten',
} as const;

export const uploading = {
  guard: and(['isUploader', 'isSetUp', 'hasFiles', 'areFilesThere', 'hasConsent']),
  target: 'uploading',
  actions: ['stampConsent', 'stampChange', 'takeFiles', 'goOn'],
} as const;

export const cancelling = {
  guard: 'isUploader',
  target: 'draft',
  actions: ['stampChange', 'dropFiles'],
} as const;

export const accepting = { guard: 'isSystem', target: 'awaitingCredit', actions: 'goOn' } as const;

export const refusing = {
  guard: 'isSystem',
  target: 'draft',
  actions: ['takeFailure', 'dropFiles'],
} as const;
