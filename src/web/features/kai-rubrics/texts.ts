import type { Measure, Side } from '#domain/kai-conversations/rubrics/rubric.ts';
import { counted } from '#web/ui/numbers.ts';

export const rubrics = 'AI Rubrics';
export const none = '–';
export const rubricsLead =
  'What AI conversations are scored on. Every group has one rubric in force; conversations keep the version that they were analysed with.';
export const group = 'Group';
export const inForce = 'In force';
export const version = (number: number) => `Version ${number}`;
export const notFilled = 'Not filled yet';
export const dimensionsTitle = 'Dimensions';
export const next = 'Next version';
export const nobodyWrites = 'Nobody is writing one.';
export const writtenBy = (name: string) => `A draft by ${name},`;

export const rubricOf = (name: string) => `${name} rubric`;
export const lead =
  'Write the next version, see what it does to a transcript, and publish it. Until then the version in force holds.';
export const semIsEmpty = (name: string) => `${name} analyses are not set up yet.`;
export const howToFill =
  'Nobody can upload a conversation of this group until a rubric with at least three dimensions is published.';
export const basedOn = (number: number) => `This begins with version ${number}, which is in force.`;
export const draftBy = (name: string) => `A draft, saved by ${name}, `;
export const unsaved = 'There are changes that are not saved.';

export const name = 'Name of the rubric';
export const strongFrom = 'Strong from';
export const strongFromTip = 'Scores go from 0 to 100. From here on a dimension is a strength.';
export const weakBelow = 'Weak below';
export const weakBelowTip = 'Below this a dimension is something to improve.';
export const addDimension = 'Add a dimension';
export const noDimensions = 'There are no dimensions yet.';
export const newDimension = 'New dimension';
export const edit = 'Edit';
export const close = 'Close';
export const remove = 'Remove';
export const editOf = (dimension: string) => `Edit ${dimension}`;
export const closeOf = (dimension: string) => `Close ${dimension}`;
export const removeOf = (dimension: string) => `Remove ${dimension}`;
export const dimensionName = 'Name';
export const about = 'Description';
export const source = 'Source';
export const sourceTip = 'Where its cues or its measure are published.';
export const weight = 'Weight';
export const weightTip = 'How many times it counts in the score of the whole, from 1 to 5.';
export const scoredBy = 'Scored by';
export const scoredByCues = 'Words and phrases';
export const measureNames: Readonly<Record<Measure, string>> = {
  listening: 'How much room whoever leads leaves to the other',
  openQuestions: 'How many questions are open',
  silence: 'How much silence follows a question',
  talkRatio: 'How evenly a seller and a buyer share the room',
};
export const inShort = (weight: number, measure: Measure | null, cues: number) =>
  `Weight ${weight}. ${measure === null ? counted(cues, 'cue') : measureNames[measure]}.`;
export const cues = 'Cues';
export const addCue = 'Add a cue';
export const newCue = 'New cue';
export const cueTitle = (nth: number) => `Cue ${nth + 1}`;
export const removeCue = (nth: number) => `Remove cue ${nth + 1}`;
export const says = 'What it shows';
export const saysTip = 'It stands beside each passage in which the words are found.';
export const whoseWords = 'Whose words';
export const sideNames: Readonly<Record<Side, string>> = {
  lead: 'Those of whoever leads',
  other: 'Those of the other',
  both: 'Everyone’s',
};
export const counts = 'Counts';
export const countsFor = 'For the dimension';
export const countsAgainst = 'Against the dimension';
export const cueWeight = 'How much it tells (%)';
export const phrases = 'Words and phrases';
export const phrasesTip =
  'One on each line. (?:a|b) is one of several, s? a letter that may be missing, .{0,40} a few words in between.';
export const strength = 'Where it is strong';
export const improvement = 'Where it is weak';
export const action = 'Something to try';

export const saveDraft = 'Save draft';
export const saved = 'The draft was saved.';
export const discard = 'Throw the draft away';
export const discarded = 'The draft was thrown away.';
export const notSavedYet = 'Not saved yet';
export const undo = 'Undo my changes';

export const preview = 'Preview';
export const previewNote =
  'How one transcript scores by the version in force, and by what is written here, saved or not.';
export const transcript = 'Transcript';
export const transcriptTip = 'Leave it empty to use the sample. What you paste is not kept.';
export const showScores = 'Show the scores';
export const notScored = 'Not scored';
export const noEvidence = 'No evidence found';
export const before = 'In force';
export const after = 'With this draft';
export const overall = 'Overall';
export const passages = (count: number) => counted(count, 'passage');
export const isNew = 'Not in it';

export const publishTitle = 'Publish';
export const publishNote =
  'Conversations are scored by it from then on. Those that were analysed keep their version.';
export const whatChanged = 'What changed';
export const publish = 'Publish this version';
export const published = 'The new version is in force.';
export const saveFirst = 'Save a draft first.';
export const saveChangesFirst = 'Save your changes first.';
export const notPublishedYet = 'Not published yet';

export const history = 'Versions';
export const historyNote = 'None is ever changed. Going back to one publishes it again.';
export const by = (who: string) => ` by ${who}`;
export const neverPublished = 'None was published yet.';
export const came = 'Came with the product';
export const goBack = 'Go back to this version';
export const goBackTo = (number: number) => `Go back to version ${number}`;
export const isInTheForm = (number: number) =>
  `Version ${number} is in the form now. Save it and publish it to go back to it.`;
