export const record = 'Record';
export const conductor = 'Conductor';
export const chart = 'Chart';
export const whatItIsFor = 'What it is for';
export const kind = 'Kind';
export const states = 'States';
export const transitions = 'Transitions';
export const transitionsCoveredByTests = 'Transitions covered by tests';
export const charts = 'Charts';
export const everyLifecycleOfTheProduct =
  'Every lifecycle of the product is one chart. Records are decided by the server; conductors live in a browser tab. Open one to step through it.';

export const howChartsAreConnected = 'How charts are connected';

export const stepThroughItYourself = 'Step through it yourself';
export const watchItLive = 'Watch it live';
export const allCharts = 'All charts';
export const questionsAndAnswers = 'Questions and answers';
export const questionsOf = (chart: string) => `Questions and answers: ${chart}`;
export const allQuestions = 'All questions';
export const whatTheChartsAnswer =
  'What people ask, answered by the charts themselves. Lengths and amounts are the product’s own; organisations may have others.';
export const answeredBy = 'Answered by';
export const livesOfRecords = 'Lives of records';

export const atTheMachine = 'At the machine';
export const throughTheApi = 'Through the API';
export const throughThePages = 'Through the pages';

export const replay = (title: string) => `Replay, ${title}`;
export const thisLinkCantBeRead = 'This link can’t be read.';
export const thisReplayCantBeShown = 'This replay can’t be shown';
export const replay2 = (title: string) => `Replay: ${title}`;
export const theStepsSomeoneTookAs =
  'The steps someone took, as far as they are shared: no texts, no names.';
export const copiedOn = 'Copied on ';
export const openingItShowsWhat =
  '. Opening it shows what you may see there, with your own permissions.';
export const chartsOfThisReplay = 'Charts of this replay';
export const thisReplayHoldsNoSteps = 'This replay holds no steps of this chart.';

export const noSuchState = 'There is no such state';
export const hasNoStateNamed = (chart: string, name: string) =>
  `The chart “${chart}” has no state “${name}”.`;
export const youMayHaveMeant = 'You may have meant:';
export const allOf = (chart: string) => `All of “${chart}”`;

export const fromTheStart = 'From the start';
export const thisStateIsLeft =
  'This state is left the moment it is entered: the last step of the trail passes through it.';
