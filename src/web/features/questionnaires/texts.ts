import type { BandColour } from '#domain/questionnaires/vocabulary.ts';

export const draft = 'Draft';
export const published = 'Published';
export const revised = 'New version in draft';
export const deleted = 'Deleted';
export const changedLatelyFirst = 'Changed most recently first';
export const changedLongAgoFirst = 'Changed least recently first';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const purpose = 'Purpose';
export const status = 'Status';
export const deletedQuestionnaires = 'Deleted questionnaires';
export const title = 'Title';
export const questions = 'Questions';
export const version = 'Version';
export const updated = 'Updated';
export const whatQuestionnairesAre =
  'What members are asked before and after sessions, and in programmes.';
export const whatIsWrittenHere = 'Write the first one. It can be used once it is published.';
export const colours: Readonly<Record<BandColour, string>> = {
  red: 'Red',
  amber: 'Amber',
  green: 'Green',
  blue: 'Violet',
  grey: 'Grey',
};

export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const noBand = 'No band';
export const withoutName = 'Without a name';
export const bandWords = (from: number, to: number, name: string) => `${from} to ${to}: ${name}`;

export const duplicate = 'Duplicate';
export const aboutThisQuestionnaire = 'About this questionnaire';
export const estimatedTime = 'Estimated time';
export const minutes = (count: number) => `${count} min`;
export const score = 'Score';
export const versions = 'Versions';
export const noVersionYet = 'It hasn’t been published yet, so nobody can be asked to answer it.';
export const versionOf = (number: number) => `Version ${number}`;
export const publishedBy = (name: string) => `published by ${name}`;
export const firstVersion = 'The first version.';
export const nothingElseAsked = 'It asks the same as the previous version.';
export const changesSince = (number: number) => `Changed since version ${number}`;
export const notPublished = (next: number) =>
  `These changes become version ${next} when you publish it. Until then version ${next - 1} is used, and past answers stay with the version they were given to.`;
export const beforePublishing = 'Before it can be published';

export const createLead = 'It is a draft until you publish it.';
export const saveDraft = 'Save draft';
export const save = 'Save';
export const saveAndPublish = 'Save and publish';
export const cancel = 'Cancel';
export const notSavedYet = 'Not saved yet';
export const createQuestionnaire = 'Create Questionnaire';
export const editQuestionnaire = 'Edit Questionnaire';
export const versionNotice = (now: number) =>
  `Version ${now} is published. What you change in its questions or its score becomes version ${now + 1} when you publish it; past answers stay with version ${now}.`;

export const itCantBeAsked = 'It can’t be used any more, and lists no longer show it.';
export const answersAreKept = 'Answers are kept.';
export const itCanBeRestored = 'You can restore it.';
export const itComesBack = (questions: number) =>
  questions === 1
    ? 'It comes back with its question and all its versions.'
    : `It comes back with its ${questions} questions and all its versions.`;
export const itCanBeAskedAgain = 'It can be used again if it was published.';

export const orderTitle = 'Question Order';
export const orderLead =
  'Drag a question, or use the arrows. A question can’t come before one that it depends on.';
export const saveOrder = 'Save order';
export const undo = 'Undo';
export const orderCantBeChanged = 'The order of these questions can’t be changed';
export const notOrderedYet = 'Order not saved yet';
export const withoutWords = 'Not written yet';
export const isNowOf = (place: number, many: number) => `It is now question ${place} of ${many}.`;
export const nothingToOrder = 'There are no questions to put in order yet.';
export const dependsOn = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Shown depending on question ${numbers[0]}`
    : `Shown depending on questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

export const publishedTogether =
  'What is written in each becomes a version that can be assigned. Past answers stay with the version they were given to.';
export const deletedTogether =
  'They can’t be used any more, and lists no longer show them. Answers are kept. You can restore them.';
export const restoredTogether =
  'They come back with their questions and all their versions. Those that were published can be used again.';
