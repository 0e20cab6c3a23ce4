import { counted } from '#web/ui/numbers.ts';

export const theProgrammeOffersNoSessions =
  'The programme offers no sessions yet, so credits can’t be used for anything.';

export const yourSessionCredits = 'Your session credits';
export const sessionCreditsOf = (name: string) => `Session credits of ${name}`;
export const noCreditsYet = 'No credits yet';
export const creditsComeWithTheProgrammes =
  'Credits come with the programmes you take part in. Ask your programme contact.';
export const nothingHasBeenAllocated = 'Nothing has been allocated yet.';
export const creditsByProgramme = 'Credits by programme';
export const whatHappenedToIt = 'What happened to it';
export const whyIsTheBalance = (balance: number) => `Why is the balance ${balance}?`;
export const soManyAreLeft = (sentences: readonly string[], balance: number) =>
  `${sentences.join(' ')} So ${counted(balance, 'credit')} ${balance === 1 ? 'is' : 'are'} left.`;
export const canStillBeUsed = (balance: number) =>
  `${counted(balance, 'credit')} can still be used for bookings or allocated.`;
export const nothingHasBeenIssued = 'Nothing has been issued yet.';
export const lotsExpireTogether = (count: number) => `${count} allocations that expire together`;
export const theCreditThatPaysFor = (name: string) => `The credit that pays for “${name}”.`;
export const youHaveToBookWith = (credits: number) =>
  `You have ${counted(credits, 'credit')} to book with.`;
export const canBeBookedWith = (credits: number) =>
  `${counted(credits, 'credit')} can be used for bookings.`;
export const left = 'left';
export const reserved = 'reserved';
export const couldBeUsedUntil = 'Could be used until';
export const canBeUsedUntil = 'Can be used until';
export const book = 'Book';

export const holder = 'Holder';
export const session = 'Session';
export const available = 'Available';
export const ofLabel = (available: number, quantity: number) => `${available} of ${quantity}`;
export const reserved2 = 'Reserved';
export const used = 'Used';
export const source = 'Source';
export const rules = 'Rules';
export const bookOf = (session: string) => `Book ${session}`;
export const rulesForUsingIt = 'Rules for using it';
export const seeItsRules = 'Booking constraints';
export const hasNoRules = 'It can be used at any time the coach and the programme allow.';
export const rulesOf = (holder: string) => `Rules for the credits of ${holder}`;
export const sessionCredits = 'Session credits';

export const expiringFirst = 'Expiring first';
export const expiringLast = 'Expiring last';
export const holderAToZ = 'Holder, A to Z';
export const holderZToA = 'Holder, Z to A';
export const mostAvailableFirst = 'Most available first';
export const fewestAvailableFirst = 'Fewest available first';
export const heldBy = 'Held by';
export const expiringWithin30Days = 'Expiring within 30 days';
export const expiringSoon = 'Expiring soon';
export const withCreditsAvailable = 'With credits available';
export const addOrAllocateCredits = 'Add or allocate credits';
export const movements = 'Movements';
export const sessionCredits2 = 'Session Credits';
export const sessionCredits3 = 'session credits';
export const searchByHolderOrSession = 'Search by holder or session';
export const searchBySession = 'Search by session';
export const addCreditsToThePool =
  'Add credits to the pool, and allocate them to members and teams.';
export const nothingHasBeenAllocatedYet =
  'Nothing has been allocated yet. Ask your programme contact.';

export const when = 'When';
export const what = 'What';
export const booking = 'Booking';
export const programme = 'Programme';
export const change = 'Change';
export const balance = 'Balance';
export const movementsOfTheCreditsNewest = 'Movements of the credits, newest first';

export const showCredits = 'Show credits';
export const theyAre = (state: string) => `These credits are ${state}.`;
export const usedFirstAsTheOnlyOne = 'It is used first because it is the only one.';
export const usedFirst = {
  only: usedFirstAsTheOnlyOne,
  priority: 'It is used first because it has the lowest priority number.',
  expiry: 'It is used first because it expires first.',
  start: 'It is used first because it became valid first.',
  age: 'It is used first because it was issued first.',
} as const;
export const usedAfter = (position: number, of: number) => {
  const place = `It is number ${position} of ${of} to be used`;
  return {
    only: `${place}.`,
    priority: `${place}: the one before has a lower priority number.`,
    expiry: `${place}: the one before expires earlier.`,
    start: `${place}: the one before became valid earlier.`,
    age: `${place}: the one before was issued earlier.`,
  } as const;
};

export const creditsOfHolder = (session: string, holder: string) => `${session}, ${holder}`;
export const whereTheyWent = 'Where they came from and went';
export const whatHappenedToTheseCredits = 'What happened to these credits';
export const allocate = 'Allocate';
export const allocateMore = 'Allocate more';

export const whatIsInIt = 'What is in it';
export const ofQuantityLeft = (quantity: number) => `of ${quantity} left`;
export const priority = 'Priority';
export const reason = 'Reason';
export const expired = 'expired';
export const allocated = 'allocated';
export const deallocated = 'deallocated';

export const editSessionCredit = 'Edit Session Credit';
export const theseCantBeEdited = 'These credits can’t be edited';
export const quantityMustBeAWholeNumber = 'Quantity must be a whole number of at least 1.';
export const enterAPriority = 'Priority is required.';
export const enterTheLastDay = 'Enter the last day on which they can be used.';
export const haveLeftAlready = (gone: number) =>
  `At least ${gone}: that many have already been allocated, reserved or used.`;
export const theseCantBeDeallocated = 'These credits can’t be deallocated';
export const deallocateCreditsOf = ({ holder }: { readonly holder: { readonly name: string } }) =>
  `Deallocate credits of ${holder.name}?`;
export const canBeDeallocated = (available: number) =>
  `${counted(available, 'credit')} can be deallocated.`;
export const heldOnesStay = (held: number) =>
  `${counted(held, 'credit')} reserved for upcoming bookings ${held === 1 ? 'stays' : 'stay'}.`;
export const theyGoBackIntoThePool = (programme: string) =>
  `They go back into the pool of “${programme}”, and can be allocated again.`;
export const keepCredits = 'Keep credits';
export const deallocate = 'Deallocate';
export const notDeallocatedYet = 'Not deallocated yet';
export const atMost = (available: number) => `At most ${available}.`;
export const theseCantBeDeleted = 'These credits can’t be deleted';
export const deleteCreditsOf = ({ quantity }: { readonly quantity: number }) =>
  `Delete ${counted(quantity, 'credit')} of the pool?`;
export const theyAreRemoved = (available: number, programme: string) =>
  `${counted(available, 'credit is', 'credits are')} removed from “${programme}”. This can’t be undone.`;
export const nobodyIsNotified = 'Nobody is notified.';
export const deleteCredits = 'Delete credits';
export const notDeletedYet = 'Not deleted yet';

export const nobodyCanBookWithIt = 'You can’t book with these credits';
export const whyNobodyBooks = (holderType: string, ended: string | null) => {
  if (ended !== null) return `${ended}.`;
  return holderType === 'pool'
    ? 'They are in the pool. Allocate them to a member or a team first.'
    : 'Only the person or team they belong to can book with them.';
};
