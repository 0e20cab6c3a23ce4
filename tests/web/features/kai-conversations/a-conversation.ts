/** An event that the server offers. */
export const offered = (type: string, label: string) => ({
  type,
  label,
  enabled: true,
  reasons: [],
});
const person = { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null };
const at = '2027-03-08T12:00:00.000Z';

/** A conversation whose files could not be used. */
export const draft = {
  id: 'c1',
  version: 3,
  status: 'draft',
  title: 'Handing over',
  group: 'GROW',
  programme: { id: 'p1', name: 'Leading well' },
  member: person,
  about: person,
  heldOn: '2027-03-08',
  duration: null,
  score: null,
  isShared: false,
  createdAt: at,
  updatedAt: at,
  createdBy: person,
  updatedBy: person,
  deletedAt: null,
  language: 'en',
  consentVersion: null,
  consentedAt: null,
  warnings: [],
  failure: { stage: 'upload', reason: 'call.txt: Nothing is said in it.', isRetryable: true },
  waitsFor: null,
  files: [],
  sharedWith: [],
  isOpen: true,
  participants: [
    { label: 'Ana', part: 'coach' },
    { label: 'Mia', part: 'coachee' },
  ],
  passages: 0,
  analysis: null,
  dispute: null,
  review: null,
  readings: [],
  trend: [],
  availableEvents: [
    offered('UPLOAD', 'Upload'),
    offered('EDIT', 'Edit'),
    offered('DELETE', 'Delete'),
  ],
};
