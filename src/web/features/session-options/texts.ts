import { counted } from '#web/ui/numbers.ts';

export const sessionAToZ = 'Session, A to Z';
export const sessionZToA = 'Session, Z to A';
export const format = 'Format';
export const whatTheProgrammeOffers = (programme: string) => `What ${programme} offers.`;
export const addSessionOption = 'Add session option';
export const searchBySession = 'Search by session';
export const noSessionOptionsYet = 'No session options yet';
export const addASession = 'Add the sessions that members of the programme can book.';
export const nothingIsOfferedYet = 'The programme offers no sessions yet.';
export const sessionOptions = 'session options';

export const sessionOptionsOfTheProgramme = 'Session options';
export const session = 'Session';
export const duration = 'Duration';
export const cost = 'Cost';
export const creditsPerMember = 'Credits per member';
export const issued = 'Issued';
export const allocated = 'Allocated';
export const used = 'Used';
export const free = 'Free';
export const book = 'Book';
export const bookOf = (session: string) => `Book ${session}`;
export const remove = (session: string) => `Remove ${session}`;
export const atMost = (most: number) => `At most ${most} for each member`;
export const daysApart = (days: number) => `${counted(days, 'day')} between sessions`;
export const onlyWith = (coaches: string) => `Only with ${coaches}`;

export const forProgramme = (programme: string) => `For ${programme}.`;
export const addToProgramme = 'Add session';
export const notAddedYet = 'Not added yet';
export const searchSessions = 'Search sessions';
export const noOtherSessionByThat = 'No other session by that name.';
export const chooseASession = 'Choose a session.';
export const enterTheCreditsPerMember = 'Enter the credits per member.';
export const addACoach = 'Limit it to coaches';
export const everyCoach = 'If you choose none, every coach who can give the session can be booked.';
export const searchCoaches = 'Search coaches';
export const noCoachByThatName = 'No coach by that name.';
export const limitedToTheseCoaches = 'Limited to these coaches';
export const removeCoach = (coach: string) => `Remove ${coach}`;
export const wasAdded = (session: string) => `“${session}” was added.`;

export const cantBeRemoved = 'This session option can’t be removed';
export const removeQuestion = (session: string, programme: string) =>
  `Remove “${session}” from ${programme}?`;
export const membersCantBook = 'Members of the programme can’t book it any more.';
export const creditsInThePool = (pool: number) =>
  pool === 1
    ? '1 credit in the pool can’t be used any more.'
    : `${pool} credits in the pool can’t be used any more.`;
export const thisCantBeUndone = 'This can’t be undone, but the session can be added again.';
export const keepSessionOption = 'Keep session option';
export const removeSessionOption = 'Remove session option';
export const notRemovedYet = 'Not removed yet';

export const removedTogether =
  'Members of the programme can’t book them any more, and credits for them in the pool can’t be used any more. This can’t be undone, but the sessions can be added again.';
