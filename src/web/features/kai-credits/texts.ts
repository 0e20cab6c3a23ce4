import { conversationsOf } from '#domain/credits/unit-words.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { counted } from '#web/ui/numbers.ts';

export const aiCredits = 'AI Credits';
export const aiCreditsInSentences = 'AI credits';
export const addOrAllocate = 'Add or allocate AI credits';
export const movements = 'Movements';
export const searchByHolderOrGroup = 'Search by holder or group';
export const noCreditsYet = 'No AI credits yet';
export const addToThePool = 'Add AI credits to the pool, and allocate them to members.';
export const nothingAllocatedYet = 'Nothing has been allocated yet. Ask your programme contact.';

export const group = 'Group';
export const heldBy = 'Held by';
export const holderNames = { pool: 'Pool', member: 'Members' } as const;
export const groupNames = {
  any: 'Any group',
  GROW: 'GROW',
  Sales: 'Sales',
  SEM: 'SEM',
} as const;
export const expiringWithin30Days = 'Expiring within 30 days';
export const expiringSoon = 'Expiring soon';
export const withCreditsAvailable = 'With credits available';
export const available = 'Available';
export const expiringFirst = 'Expiring first';
export const expiringLast = 'Expiring last';
export const holderAToZ = 'Holder, A to Z';
export const holderZToA = 'Holder, Z to A';
export const mostAvailableFirst = 'Most available first';
export const fewestAvailableFirst = 'Fewest available first';

export const forHolder = (of: ProgrammeGroup | null, holder: string) =>
  `${conversationsOf(of)}, ${holder}`;
export const showCredits = 'Show AI credits';
export const theyAre = (state: string) => `These AI credits are ${state}.`;
export const whereTheyWent = 'Where they came from and went';
export const whatHappened = 'What happened to these AI credits';
export const allocate = 'Allocate';
export const conversation = 'Conversation';
export const deletedConversation = 'Deleted conversation';
export const refund = 'Refund';
export const whatItIsFor = (of: ProgrammeGroup | null) =>
  of === null
    ? 'Each pays for the analysis of one conversation, of any group.'
    : `Each pays for the analysis of one ${of} conversation.`;

export const editAiCredit = 'Edit AI Credit';
export const theseCantBeEdited = 'These AI credits can’t be edited';
export const theseCantBeDeleted = 'These AI credits can’t be deleted';
export const deleteOf = ({ quantity }: { readonly quantity: number }) =>
  `Delete ${counted(quantity, 'AI credit')} of the pool?`;
export const theyAreRemoved = (left: number, programme: string) =>
  `${counted(left, 'AI credit is', 'AI credits are')} removed from “${programme}”. This can’t be undone.`;
export const nobodyIsNotified = 'Nobody is notified.';
export const keepCredits = 'Keep AI credits';
export const deleteCredits = 'Delete AI credits';
export const notDeletedYet = 'Not deleted yet';

export const formNames = {
  title: 'Create AI Credit',
  option: { label: group, errorKey: 'group' },
  holder: 'Member',
  holders: 'Members',
} as const;
export const chooseAtLeastOneMember = 'Choose at least one member.';
export const noGroups = 'The programme has no groups yet.';

export const refundAiCredit = 'Refund AI Credit';
export const nothingToRefund = 'Nothing can be refunded';
export const onlyFor90Days =
  'An AI credit can be refunded for 90 days after it was used. None of these was used in that time.';
export const whichConversation = 'Which conversation?';
export const usedOn = (title: string, day: string) => `${title}, used ${day}`;
export const reason = 'Reason';
export const itStaysInTheLedger = 'It stays in the ledger for good, so don’t name anyone.';
export const chooseAConversation = 'Choose a conversation.';
export const giveAReason = 'Give a reason.';
export const comesBackTo = (holder: string) => `1 AI credit goes back to ${holder}.`;
export const theAnalysisStays = 'The analysis stays where it is.';
export const refundIt = 'Refund AI credit';
export const notRefundedYet = 'Not refunded yet';
export const wasRefunded = 'The AI credit was refunded.';
