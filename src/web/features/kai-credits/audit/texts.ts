export const aiCreditAuditItems = 'AI Credit Audit Items';
export const movements = 'movements';
export const searchMovements = 'Search by member or conversation';
export const noMovementsYet = 'No movements yet';
export const everyMovementAppearsHere =
  'Every AI credit that is issued, allocated, reserved, used or returned appears here.';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const largestChangeFirst = 'Largest change first';
export const smallestChangeFirst = 'Smallest change first';
export const movementsOfTheCredits = 'Movements of the AI credits';
export const member = 'Member';
export const group = 'Group';
export const conversation = 'Conversation';
export const none = '–';
export const foundLabels = { member: 'Member', conversation: 'Conversation', actor: 'By' } as const;
export const searchFor = {
  member: 'Search members',
  conversation: 'Search conversations',
  actor: 'Search people',
} as const;
export const noneByThatName = {
  member: 'No member by that name.',
  conversation: 'No conversation by that title.',
  actor: 'No person by that name.',
} as const;
export const exportMovements = 'Export movements';
export const everyMovementOfTheList = 'every movement in the list';
export const statementOf = (name: string) => `Statement of the AI credits of “${name}”`;
export const wereReversed = (amount: number) =>
  amount === 1 ? '1 AI credit was reversed.' : `${amount} AI credits were reversed.`;
export const movementNumber = (position: number) => `Movement ${position}`;
