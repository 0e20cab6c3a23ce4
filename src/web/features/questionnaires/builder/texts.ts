import type { ClauseKind, ScoringMethod } from '#domain/questionnaires/vocabulary.ts';

export const questions = 'Questions';
export const howToWrite = 'Press Enter after a question to go on with the next one.';
export const noQuestionsYet = 'There are no questions yet.';
export const addQuestion = 'Add question';
export const addStatement = 'Add statement';
export const undo = 'Undo';
export const undone = 'Undone.';
export const added = (number: number) => `Question ${number} was added.`;
export const removed = (number: number) => `Question ${number} was removed.`;
export const movedTo = (from: number, to: number) => `Question ${from} is now question ${to}.`;
export const beforePublishing = 'Before it can be published';
export const copyOf = (name: string) => `Copy of ${name}`.slice(0, 120);

export const questionOf = (number: number) => `Question ${number}`;
export const withoutWords = 'Not written yet';
export const required = 'Required';
export const sensitive = 'Sensitive';
export const shownSometimes = 'Shown depending on answers';
export const edit = 'Edit';
export const editOf = (name: string) => `Edit ${name}`;
export const moreFor = (name: string) => `More for ${name}`;
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const duplicate = 'Duplicate';
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove ${name}`;
export const removeQuestion = 'Remove question';
export const done = 'Done';

export const whatItAsks = 'Question';
export const type = 'Type';
export const help = 'Help';
export const helpTip = 'Shown below the question.';
export const hasToBeAnswered = 'An answer is required';
export const isSensitive = 'Sensitive: only staff and the person answering see the answer';
export const weight = 'Weight';
export const weightTip = '0 leaves it out of the score.';

export const options = 'Options';
export const columns = 'Columns';
export const optionOf = (number: number) => `Option ${number}`;
export const addOption = 'Add option';
export const scoreOfOption = (number: number) => `Score of option ${number}`;
export const lines = 'Lines';
export const lineOf = (number: number) => `Line ${number}`;
export const addLine = 'Add line';

export const atLeastCharacters = 'At least (characters)';
export const atMostCharacters = 'At most (characters)';
export const smallest = 'Smallest number';
export const largest = 'Largest number';
export const scaleFrom = 'Scale from';
export const scaleTo = 'Scale to';
export const mostStars = 'Stars';
export const atLeastChosen = 'Choose at least';
export const atMostChosen = 'Choose at most';
export const lowEnd = 'What the low end means';
export const highEnd = 'What the high end means';
export const pattern = 'Pattern';
export const patternTip = 'A regular expression that the whole answer has to match.';

export const showSometimes = 'Show it depending on an earlier answer';
export const shownWhen = 'Shown when';
export const match = 'Of these';
export const allHold = 'All hold';
export const anyHolds = 'At least one holds';
export const addCondition = 'Add condition';
export const removeCondition = 'Remove condition';
export const dependsOn = 'The answer to';
export const chooseAQuestion = 'Choose a question';
export const theQuestionIsGone = 'The question it depended on no longer comes before this one.';
export const answerIs = 'Is';
export const value = 'Value';
export const oneOfThese = 'One of these';
export const yes = 'Yes';
export const no = 'No';
export const clauseKinds: Readonly<Record<ClauseKind, string>> = {
  oneOf: 'One of several answers',
  atLeast: 'At least a number',
  atMost: 'At most a number',
  answered: 'Any answer',
};

export const score = 'Score';
export const scoreIs = 'The score is';
export const methods: Readonly<Record<ScoringMethod, string>> = {
  none: 'Not counted',
  sum: 'The sum of all answers',
  mean: 'The mean of all answers',
  weighted: 'The weighted mean of all answers',
};
export const scoreCanBe = (least: number, most: number) =>
  least === most
    ? 'No question counts towards the score yet.'
    : `With these questions the score is between ${least} and ${most}.`;
export const addBand = 'Add score band';
export const removeBand = 'Remove band';
export const bandOf = (number: number) => `Score band ${number}`;
export const from = 'From';
export const to = 'To';
export const bandName = 'Name';
export const colour = 'Colour';
export const advice = 'Advice';
export const adviceTip = 'People with a score in this band see this after submitting.';

export const kpi = 'KPI';
export const kpiTip = 'Each submitted answer becomes a value of this KPI.';
export const noKpi = 'None';
