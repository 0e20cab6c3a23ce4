export const interactiveResource = 'Interactive Resource';
export const interactiveResources = 'Interactive Resources';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const title = 'Title';
export const group = 'Group';
export const groups = 'Groups';
export const version = 'Version';
export const versions = 'Versions';
export const versionOf = (number: number) => `Version ${number}`;
export const programmes = 'Programmes';
export const deletedOnes = 'Deleted interactive resources';
export const deleted = 'Deleted';
export const exercises = 'Exercises you work through here. Your progress is saved as you go.';
export const createTheFirst = 'Create one, and add it to programmes.';
export const noneForYou = 'Your programmes have no interactive resources yet.';

export const launch = 'Launch';
export const launchOf = (name: string) => `Launch ${name}`;
export const goOn = 'Continue';
export const goOnWith = (name: string) => `Continue ${name}`;
export const completed = 'Completed';
export const availableTo = (programme: string) => `Available to members of “${programme}”.`;
export const whereYouFindIt = 'Your programmes';

export const preview = 'Preview';
export const aboutIt = 'About this activity';
export const address = 'Address';
export const package_ = 'Package';
export const yes = 'Yes';
export const no = 'No';
export const usedIn = 'Used in';
export const usedNowhere = 'No programme uses it yet.';

export const onlyStaffSeeIt = 'Members see it once one of their programmes uses it.';
export const content = 'Content';
export const aPackage = 'A package that I upload';
export const anAddress = 'An address on an allowed site';
export const whatAPackageIs =
  'A zip file of 20 MB at most: a page called index.html with everything that it needs, or what your authoring tool exports as SCORM 1.2, SCORM 2004 or cmi5.';
export const forAuthors = 'How to build an activity, and test yours';
export const zipFile = 'A zip file';
export const chooseAPackage = 'Choose a package.';
export const chooseAnother = 'Choose another';
export const anotherInPlaceOf = (name: string) => `Choose another package in place of ${name}`;
export const scoreIsMissing = 'Score to reach is required.';
export const publishAs = (number: number) => `Publish as version ${number}`;

export const nobodyLaunchesItIn = (programme: string) =>
  `Members of “${programme}” can’t launch it any more.`;
export const responsesStay = 'What members have done is kept.';
export const itCanBeRestored = 'You can restore it later.';
export const staffCanUseItAgain = 'It can be added to programmes again.';
export const membersLaunchItAgainIn = (programme: string) =>
  `Members of “${programme}” can launch it again.`;

export const deletedTogether =
  'Members of the programmes that use them can’t launch them any more. What members have done is kept. You can restore them later.';
export const restoredTogether =
  'They can be added to programmes again. Members of the programmes that use them can launch them again.';
