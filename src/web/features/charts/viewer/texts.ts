export const hoursFromNow = 'hours from now';
export const before2 = (key: string) => `before ${key}`;
export const hoursBefore = (momentName: string) => `hours before ${momentName}`;
export const after = (key: string) => `after ${key}`;
export const hoursAfter = (momentName: string) => `hours after ${momentName}`;
export const clock = 'Clock';
export const before = (lengthWords: string, momentName: string) =>
  `${lengthWords} before ${momentName}`;
export const hours = 'Hours';
export const counted = 'Counted';
export const moveTheClock = 'Move the clock';

export const ofLabel = (seen: number, all: number) => `${seen} of ${all}`;
export const walked = 'Walked';
export const states = 'States';
export const transitions = 'Transitions';
export const guardsBothWays = 'Guards both ways';
export const pairs = 'Pairs';
export const refusals = 'Refusals';
export const whatTheTestsCover = 'What the tests cover';
export const byWhere = 'By where it was walked';
export const whyTheRestIsNot = 'Why the rest is not reached';
export const notReached = (where: string, count: number, reason: string) =>
  `${where}, ${count} not reached: ${reason}`;

export const guards = 'Guards';
export const whatIsAskedBefore = 'What is asked before a step may be taken.';
export const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
export const answerThemByHand = 'Answer them by hand';
export const otherwiseTheSampleDataAnswer = 'Otherwise the sample data answers.';
export const ifNot = (sentence: string) => `If not: ${sentence}`;
export const itStopsNobodyItChooses = 'It stops nobody; it chooses the path.';

export const live = 'Live';
export const inThisTab = 'In this tab, or in another tab of this browser.';
export const noOpenTabRuns =
  'No open tab runs it now. Open the application in another tab and watch it here.';
export const tab = 'Tab';
export const whatHappened = 'What happened';
export const whatHappenedLatestLast = 'What happened, latest last';
export const nothingYetSinceYouStarted = 'Nothing yet since you started watching.';

export const thisStep = 'This step';
export const effects = 'Effects';
export const none = 'None.';
export const context = 'Context';
export const values = (count: number) => (count === 1 ? '1 value' : `${count} values`);
export const empty = 'Empty.';
export const changed = (key: string) => `${key} (changed)`;

export const whatCanHappenNow = 'What can happen now';
export const nothingMore = 'Nothing more: this is an end.';
export const itChangesNothingHere = 'It changes nothing here.';
export const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);
export const refusedCount = (count: number) => `Refused: ${count}`;
export const moreToTheSamePlace = (count: number) => `${count} more to the same place`;
export const refused = (reasons: string) => `Refused. ${reasons}`;
export const leadsTo = (inner: string) => `Leads to ${inner}.`;
export const staysWhereItIs = 'Stays where it is.';
export const rings = (when: string, policies: readonly string[]) =>
  `It rings ${when}${policies.length > 0 ? ` (policy ${policies.join(', ')})` : ''}. `;
export const answers = 'Answers';
export const whatItHasAsked = 'What it has asked for comes back.';
export const time = 'Time';
export const whatHappensByItself = 'What happens by itself.';

export const theChartHasChangedSince = 'The chart has changed since this was recorded';
export const theseStepsStillLead = 'These steps still lead to the same states.';
export const earlierStepsAreNoLonger = (lost: number) =>
  `${lost} earlier steps are no longer in the recording, so the states are shown as they were recorded.`;
export const stepOf = (at: number, number: number) => `Step ${at} of ${number}`;
export const nothingCameOfIt = 'This step had no effect';
export const stoppedStep = (title: string) => `${title} (stopped)`;
export const back = 'Back';
export const forward = 'Forward';
export const allSteps = 'Steps';
export const recordedSteps = 'Recorded steps';

export const asAMember = 'As a member';
export const asACoach = 'As a coach';
export const asStaff = 'As staff';
export const onTheScreen = 'On the screen';
export const theRealPageWithSample = 'The real page, with sample data. Nothing is sent.';
export const theRealPageOfThisStep =
  'The real page of this step, with sample data: what was chosen and written is in no recording.';
export const noPageShowsThisState = 'No page shows this state.';
export const throughWhoseEyes = 'Seen by';
export const pagesThatShowIt2 = 'Pages that show it';
export const pagesThatShowIt = (value: string) => `Pages that show it: ${value}.`;
export const openItAlone = 'Open it alone in a new tab';
export const noPageShowsThisState2 = (value: string) => `No page shows this state ${value}.`;

export const stateCount = (count: number) => (count === 1 ? '1 state' : `${count} states`);
export const atItsStart = 'At its start.';
export const allStates = 'All states';

export const trail = 'Trail';
export const stepsSoFar = 'Steps so far';
export const startAgain = 'Start again';
export const beginWith = 'Begin with';
export const chooseASample = 'Choose a sample';

export const refused2 = (name: string, reasons: string) => `Refused: ${name}. ${reasons}`;
export const theChartIsNotWhere = 'The chart is not where it begins.';
export const thatCantHappenNow = (why: string) => `That can’t happen now. ${why}`;
export const nowAt = (said: string, states: readonly string[]) =>
  states.length === 0 ? said : `${said} Now at ${states.join(' and ')}.`;
export const theWalkEndsBefore = (name: string) =>
  `“${name}” can’t be done here, so the rest of this walk is left out.`;
export const step = (index: number) => `Step ${index}.`;
export const timeHasPassed = 'Time has passed.';
export const theClockOnlyGoesForward = 'The clock only goes forward; go back on the trail.';
export const startedAgain = 'Started again.';

export const now = 'Now';

export const whatIf = 'What if';
export const nothingHappensByAsking = 'Asking changes nothing.';
export const whoAndWhen = 'Choose who and when';
export const who = 'Who';
export const thenAt = (time: string, states: readonly string[]) =>
  `${time}: ${states.join(' and ') || 'at its start'}.`;
export const possible = (names: readonly string[]) => `Possible: ${names.join('; ')}.`;
export const notPossible = (count: number) => `Not possible: ${count}`;
export const nothingIsTheirs = 'There is nothing they can do then.';
export const thatHasPassed = 'That time has passed.';
export const sayHowManyHours = 'Enter the number of hours.';

export const copyTheWalk = 'Copy a link to this walk';
export const walkCopied = 'Link copied. It opens this very step.';

export const sizeOfTheDrawing = 'Size of the drawing';
export const wholeChart = 'Whole chart';
export const actualSize = 'Actual size';
export const smaller = 'Smaller';
export const larger = 'Larger';
export const thereIsMore = 'There is more of it: scroll, or show the whole chart.';

export const howMuchIsShown = 'How much is shown';
export const story = 'Story';
export const everything = 'Everything';
export const rules = (title: string) => `Rules: ${title}`;
export const whoMay = 'Who may';
export const conditions = 'Conditions';
export const whatFollows = 'What follows';
export const when = 'When';
export const onEntering = 'On entering it';
export const meanwhile = 'Meanwhile';
export const onLeaving = 'On leaving it';
export const leadsToState = (name: string) => `Leads to “${name}”`;
export const takeThisStep = 'Take this step';
export const closeTheRules = 'Close the rules';

export const goesOnIn = 'Goes on in another chart';
export const comesFrom = 'Comes from another chart';
