import { counted } from '#domain/text/counted.ts';

export const theProgrammeOffersNoSessions =
  'The programme offers no sessions yet, so there is nothing that credits could pay for.';
export const noCreditsToGive = 'No credits to give';

export const yourSessionCredits = 'Your session credits';
export const sessionCreditsOf = (name: string) => `Session credits of ${name}`;
export const noCreditsYet = 'No credits yet';
export const creditsComeWithTheProgrammes =
  'Credits come with the programmes you take part in. Ask your programme contact.';
export const nothingHasBeenAllocated = 'Nothing has been allocated so far.';
export const creditsByProgramme = 'Credits by programme';
export const whatHappenedToIt = 'What happened to it';
export const whyIsTheBalance = (balance: number) => `Why is the balance ${balance}?`;
export const soManyAreLeft = (sentences: readonly string[], balance: number) =>
  `${sentences.join(' ')} So ${counted(balance, 'credit')} ${balance === 1 ? 'is' : 'are'} left.`;
export const canStillBeUsed = (balance: number) =>
  `${counted(balance, 'credit')} can still be booked with or allocated.`;
export const nothingHasBeenIssued = 'Nothing has been issued so far.';
export const lotsExpireTogether = (count: number) => `${count} allocations that expire together`;
export const theCreditThatPaysFor = (name: string) => `The credit that pays for “${name}”.`;
export const youCanBookWithThem = (count: string) => `You can book ${count} with them.`;
export const enoughFor = (count: string) => `Enough for ${count}.`;
export const left = 'left';
export const setAside = 'set aside';
export const couldBeUsedUntil = 'Could be used until';
export const canBeUsedUntil = 'Can be used until';
export const book = 'Book';

export const holder = 'Holder';
export const session = 'Session';
export const available = 'Available';
export const ofLabel = (available: number, quantity: number) => `${available} of ${quantity}`;
export const setAside2 = 'Set aside';
export const used = 'Used';
export const source = 'Source';
export const rules = 'Rules';
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
export const addCreditsToThePool =
  'Add credits to the pool, and allocate them to members and teams.';
export const nothingHasBeenAllocatedSoFar =
  'Nothing has been allocated so far. Ask your programme contact.';

export const when = 'When';
export const what = 'What';
export const booking = 'Booking';
export const programme = 'Programme';
export const change = 'Change';
export const balance = 'Balance';
export const movementsOfTheCreditsNewest = 'Movements of the credits, newest first';
