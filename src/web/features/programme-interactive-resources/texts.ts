export const inOrder = 'In order';
export const inReverseOrder = 'In reverse order';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const title = 'Title';
export const opens = 'Opens';
export const closes = 'Closes';
export const started = 'Started';
export const completed = 'Completed';
export const averageScore = 'Average score';
export const yourProgress = 'Your progress';
export const programmeActivities = 'Interactive resources of the programme';
export const activities = 'interactive resources';
export const activitiesOf = (programme: string) => `Exercises of ${programme}.`;
export const addActivity = 'Add interactive resource';
export const searchActivities = 'Search interactive resources';
export const noActivitiesYet = 'No interactive resources yet';
export const addTheFirst = 'Add the exercises that members of the programme can launch.';
export const noneYet = 'The programme has no interactive resources yet.';

export const launch = 'Launch';
export const launchOf = (name: string) => `Launch ${name}`;
export const goOn = 'Continue';
export const goOnWith = (name: string) => `Continue ${name}`;
export const openAgain = 'Open again';
export const preview = 'Preview';
export const availableTo = (programme: string) => `Available to members of “${programme}”.`;
export const aboutIt = 'About this activity';
export const programme = 'Programme';
export const atOnce = 'Immediately';
export const never = 'Never';
export const prerequisites = 'Comes after';
export const version = 'Version';
export const versionOf = (number: number) => `Version ${number}`;
export const order = 'Order';
export const responses = 'Responses';

export const forProgramme = (programme: string) => `For ${programme}.`;
export const notAddedYet = 'Not added yet';
export const activity = 'Interactive resource';
export const chooseAnActivity = 'Choose an activity.';
export const orderIsMissing = 'Order is required.';
export const noneByThatName = 'No interactive resource by that name.';
export const whatComesFirst = 'Members complete these before they can launch it.';
export const cantBeEdited = 'This interactive resource can’t be edited';
export const cantBeRemoved = 'This interactive resource can’t be removed';
export const removeQuestion = (name: string, programme: string) =>
  `Remove “${name}” from ${programme}?`;
export const nobodyLaunchesIt = 'Members of the programme can’t launch it any more.';
export const responsesAreKept = 'What members have done is kept.';
export const canBeAddedAgain =
  'This can’t be undone. It can be added again; members then start from the beginning.';
export const keepActivity = 'Keep interactive resource';
export const removeActivity = 'Remove interactive resource';
export const notRemovedYet = 'Not removed yet';

export const removedTogether =
  'Members of the programme can’t launch them any more. What members have done is kept. This can’t be undone. They can be added again; members then start from the beginning.';
