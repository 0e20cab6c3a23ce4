export const whatHappenedToThis = (noun: string) => `What happened to this ${noun}`;
export const create = (title: string) => `Create ${title}`;
export const create2 = (noun: string) => `Create ${noun}`;
export const notCreatedYet = 'Not created yet';
export const thisCantBeEdited = (noun: string) => `This ${noun} can’t be edited`;
export const edit = (title: string) => `Edit ${title}`;
export const notSavedYet = 'Not saved yet';
export const thisCantBeDeleted = (noun: string) => `This ${noun} can’t be deleted`;
export const deleteLabel = (name: string) => `Delete “${name}”?`;
export const delete3 = (noun: string) => `Delete ${noun}`;
export const keep = (noun: string) => `Keep ${noun}`;
export const notDeletedYet = 'Not deleted yet';
export const thisCantBeRestored = (noun: string) => `This ${noun} can’t be restored`;
export const restore = (name: string) => `Restore “${name}”?`;
export const restore2 = (noun: string) => `Restore ${noun}`;
export const leaveDeleted = 'Leave deleted';
export const notRestoredYet = 'Not restored yet';

export const none = 'None';

export const thereIsNoEarlierHistory =
  'There is no earlier history. What happens from now on appears here.';
export const theStepOfThisLink = ' · the step of this link';
export const seeItThen = 'See it then';
export const showItOnTheChart = 'Show it on the chart';
export const hideTheChart = 'Hide the chart';
export const showWhereItStands = 'Show current state';
export const hideWhereItStands = 'Hide current state';

export const lastChanged = 'Last changed';
export const by = (fullName: string) => ` by ${fullName}`;

export const whatHasBeen = 'What has been';
export const whatIsNow = 'What is now';
export const whatCanHappenNext = 'What can happen next';

export const notPossibleNow = 'Not possible now.';

export const history = 'History';

export const deleted = 'Deleted';
export const aboutThis = (noun: string) => `About this ${noun}`;

export const stepBefore = 'Step before';
export const stepAfter = 'Step after';
export const youSee = (what: string, number: number, count: number) =>
  `You see ${what} as it was after step ${number} of ${count}`;
export const nothingCanBeChangedHere = '. Nothing can be changed here.';
export const showIt = 'Show it as it is now';

export const everything = 'Everything';
