import { counted } from '#web/ui/numbers.ts';

export const quantityMustBeAWhole = 'Quantity must be a whole number of at least 1.';
export const chooseAtLeastOneMember = 'Choose at least one member or team.';
export const forLabel = (name: string) => `For “${name}”.`;
export const allocateCredits = 'Allocate credits';
export const notAllocatedYet = 'Not allocated yet';
export const creditsForEach = 'Credits for each';

export const addWhatIsMissing = (missing: number) =>
  `Add the missing ${counted(missing, 'credit')} to the pool first, as bought with the contract`;

export const team = (name: string) => `${name} (team)`;
export const hasNow = 'Has now';
export const afterwards = 'Afterwards';
export const chooseEveryMemberWithFewer = (units: number) =>
  `Choose every member with fewer than ${units}`;
export const clearSelection = 'Clear selection';
export const searchByName = 'Search by name';
export const chosenFoundByName = (count: number, isMore: boolean, number: number) =>
  `${count} chosen.${isMore ? ` ${counted(number, 'other is', 'others are')} found by name.` : ''}`;

export const giveAReasonForGoodwill = 'Give a reason for goodwill credits.';
export const addCredits = 'Add credits';
export const notAddedYet = 'Not added yet';
export const quantity = 'Quantity';
export const canBeUsedUntil = 'Can be used until';
export const leaveItEmptyToEnd = (lastDay: string) =>
  `Leave it empty to end with the programme, on ${lastDay}.`;
export const source = 'Source';
export const reason = 'Reason';
export const itStaysInTheLedger =
  'It stays in the ledger for good, so don’t name anyone. Only staff read it.';

export const sessionNames = {
  title: 'Create Session Credit',
  option: { label: 'Session', errorKey: 'sessionOption' },
  holder: 'Member or team',
  holders: 'Members and teams',
} as const;

export const whatToDo = 'What to do';

export const noCreditsToGive = 'No credits to give';
