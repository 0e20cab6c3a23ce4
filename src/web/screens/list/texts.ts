export const exportLabel = 'Export';
export const theDataLeavesThePlatform =
  'The data leaves the platform, so we ask for your own password.';
export const downloadCsv = 'Download CSV';
export const notExportedYet = 'Not exported yet';
export const theFileHasThisExport = (holds: string) =>
  `The file has ${holds}. This export is logged.`;

export const export3 = (nouns: string) => `Export ${nouns}`;
export const allInTheList = (nouns: string) => `all ${nouns} in the list with the current filters`;

export const any = 'Any';

export const views = 'Views';
export const savedViews = 'Saved views';

export const clearTheSearch = 'Clear the search';
export const clearTheFilter = 'Clear the filter';
export const clearTheFilters = 'Clear the filters';
export const noMatch = (nouns: string, matching: string) => `No ${nouns} match${matching}`;
export const noMatchTheFilter = (nouns: string, isOne: boolean, narrowed: string) =>
  `No ${nouns} match the filter${isOne ? '' : 's'} ${narrowed}`;
export const noMatchWith = (nouns: string, matching: string, narrowed: string) =>
  `No ${nouns} match${matching} with ${narrowed}`;
export const thereMayBeSomeWithout = 'There may be some without it, or with a different one.';
export const checkTheSpellingOrType = 'Check the spelling, or type less: part of a word is enough.';
export const clearOneOfThemTo = 'Clear one of them to see more.';

export const organisation = 'Organisation';

export const create = (capitalised: string) => `Create ${capitalised}`;
export const search = (nouns: string) => `Search ${nouns}`;
export const noYet = (nouns: string) => `No ${nouns} yet`;
export const status = 'Status';
export const active = 'Active';
export const deleted = 'Deleted';
export const name = 'Name';

export const from = 'From';
export const until = 'Until';
export const narrowings = {
  organization: organisation,
  session: 'Session',
  coach: 'Coach',
  programme: 'Programme',
  team: 'Team',
} as const;
export const narrowedTo = (kind: string, called: string | undefined) => `${kind}: ${called ?? '…'}`;
export const noneByThatName = (one: string) => `No ${one} by that name.`;
