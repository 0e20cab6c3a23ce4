import { counted } from '#web/ui/numbers.ts';

export const sessionCreditAuditItems = 'Session Credit Audit Items';
export const movements = 'movements';
export const searchMovements = 'Search by member, team, session or booking';
export const noMovementsYet = 'No movements yet';
export const everyMovementAppearsHere =
  'Every credit that is issued, allocated, reserved, used or returned appears here.';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const largestChangeFirst = 'Largest change first';
export const smallestChangeFirst = 'Smallest change first';

export const movementsOfTheCredits = 'Movements of the session credits';
export const when = 'When';
export const type = 'Type';
export const memberOrTeam = 'Member or team';
export const session = 'Session';
export const amount = 'Amount';
export const balanceAfter = 'Balance after';
export const booking = 'Booking';
export const by = 'By';
export const signed = (change: number) =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';

export const any = 'Any';
export const from = 'From';
export const until = 'Until';
export const foundLabels = {
  member: 'Member',
  team: 'Team',
  booking: 'Booking',
  actor: 'By',
} as const;
export const searchFor = (many: string) => `Search ${many}`;
export const noneByThatName = (one: string) => `No ${one} by that name.`;
export const many = {
  member: 'members',
  team: 'teams',
  booking: 'bookings',
  actor: 'people',
} as const;
export const one = { member: 'member', team: 'team', booking: 'booking', actor: 'person' } as const;
export const typeIs = (name: string) => `Type: ${name}`;
export const foundIs = (label: string, name: string | undefined) => `${label}: ${name ?? '…'}`;
export const fromDay = (day: string) => `From ${day}`;
export const untilDay = (day: string) => `Until ${day}`;

export const exportMovements = 'Export movements';
export const everyMovementOfTheList = 'every movement in the list';

export const totalsByAccount = 'Totals by account';
export const statementOf = (name: string) => `Statement of the session credits of “${name}”`;
export const theyAddUp = (issued: number, found: number) =>
  issued === found
    ? `All ${counted(issued, 'credit')} ever issued are accounted for.`
    : `${counted(issued, 'credit')} were issued, ${found} are accounted for.`;
export const whyIsTheBalanceSo = 'Why the balance is what it is';
export const numberOfMovements = 'Movements';
export const lastHash = 'Hash of the last movement';
export const lastCheck = 'Last check';
export const neverChecked = 'Not checked yet';
export const print = 'Print';
export const checkNow = 'Check now';
export const theBooksAreRight = (transfers: number) =>
  `${counted(transfers, 'movement was', 'movements were')} checked. Everything adds up.`;
export const theLedgerDoesntAddUp = 'The ledger doesn’t add up';
export const foundInOrder = (transfers: number) =>
  `${counted(transfers, 'movement', 'movements')} from the first on ${transfers === 1 ? 'is' : 'are'} in order. Tell whoever looks after the database; nothing is repaired automatically.`;
export const andMore = (count: number) => `and ${count} more`;

export const sessionCreditAuditItem = 'Session Credit Audit Item';
export const movementNumber = (position: number) => `Movement ${position}`;
export const ofProgramme = (sentence: string, programme: string) => `${sentence} · ${programme}`;
export const whatHappened = 'What happened';
export const accounts = 'Accounts';
export const bothAccounts = 'Both accounts before and after';
export const account = 'Account';
export const before = 'Before';
export const after = 'After';
export const credits = 'Credits';
export const reason = 'Reason';
export const none = 'None';
export const cause = 'Cause';
export const causeOf = (machine: string, event: string) => `${event} of ${machine}`;
export const showThatStep = 'Show that step';
export const showItOnTheChart = 'Show it on the chart';
export const reverses = 'Reverses';
export const reversedBy = 'Reversed by';
export const movementOf = (position: number, amount: number) =>
  `movement ${position} (${counted(amount, 'credit')})`;
export const hash = 'Hash';
export const previousHash = 'Hash of the movement before';

export const correct = 'Reverse';
export const reverseThisMovement = 'Reverse this movement';
export const notReversedYet = 'Not reversed yet';
export const keepMovement = 'Keep movement';
export const atMost = (most: number) => `At most ${most}.`;
export const itStaysInTheLedger =
  'A new movement will refer to this one; both stay for good. Don’t name anyone.';
export const creditsMustBeAWhole = 'Credits must be a whole number of at least 1.';
export const giveAReason = 'Give a reason.';
export const wereReversed = (amount: number) =>
  `${counted(amount, 'credit was', 'credits were')} reversed.`;
