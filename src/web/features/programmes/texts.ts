import { counted } from '#web/ui/numbers.ts';

export const usedUnits = 'used';
export const noCreditsYet = 'No credits yet.';
export const setAsideForBookings = 'reserved for bookings';
export const setAsideForConversations = 'reserved for conversations';
export const available = 'available';
export const notAllocated = 'not allocated';
export const lostOrExpired = 'lost or expired';

export const members = 'Members';
export const showMembers = 'Show members';
export const stalledIs = 'Stalled: no session for 30 days, and none upcoming.';
export const nobodyTakesPartYet = 'Nobody takes part yet.';

export const name = 'Name';
export const organisation = 'Organisation';
export const creditsUsed = 'Credits used';
export const noneIssued = 'None issued';
export const used = 'Used';
export const ofLabel = (used: number, all: number) => `${used} of ${all}`;
export const programmes = 'Programmes';
export const groups = 'Groups';
export const dates = 'Dates';
export const status = 'Status';

export const bookASession = 'Book a session';
export const progress = 'Progress';
export const yourSessionCredits = 'Your session credits';
export const sessionCredits = 'Session credits';
export const yourAiCredits = 'Your AI credits';
export const aiCredits = 'AI credits';
export const aiConversations = 'AI conversations';
export const seeAiConversations = 'See AI conversations';
export const seeAiCredits = 'See AI credits';
/** After the number of those that are used. */
export const usedOf = (all: number, areIssued: boolean) =>
  areIssued ? `used of ${all} issued` : `used of ${all}`;
export const addCredits = 'Add credits';
export const seeWhoseTheyAre = 'See whose they are';
export const aboutThisProgramme = 'About this programme';
export const description = 'Description';
export const none = 'None';
export const timeZone = 'Time zone';
export const coaches = 'Coaches';
export const noneYet = 'None yet';
export const sessions = 'Sessions';
export const showSessionOptions = 'Show session options';
export const interactiveResources = 'Interactive resources';
export const itOffersNoSessionsYet = 'It offers no sessions yet.';
export const whatHappensNext = 'What happens next';
export const noSessionsAreBookedAhead = 'No sessions are coming up.';
export const yourNextSession = 'Your next session begins';
export const startsItself =
  'It becomes active by itself on its first day, if it has members, sessions and coaches.';
export const theNextSession = 'The next session begins';
export const creditsWillExpire = (units: number) =>
  `${counted(units, 'credit')} ${units === 1 ? 'expires' : 'expire'} unless used`;
export const completesItself = (endDate: string) =>
  `It completes by itself after ${endDate}, once every session has an outcome.`;
export const bookedSessions = 'Booked sessions';
export const yourSessions = 'Your sessions';
export const nothingWasBookedYet = 'Nothing has been booked yet.';
export const tookPlace = (sessions: number) =>
  sessions === 1 ? 'session took place' : 'sessions took place';
export const completed = 'completed';
export const waitForAnOutcome = 'waiting for an outcome';
export const upcoming = 'upcoming';
export const requested = 'requested';
export const session = 'Session';
export const duration = 'Duration';
export const cost = 'Cost';
export const free = 'Free';
export const credits = 'Credits';

export const startLatestFirst = 'Start, latest first';
export const startEarliestFirst = 'Start, earliest first';
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const endSoonestFirst = 'End, soonest first';
export const endLatestFirst = 'End, latest first';
export const mostCreditsUsedFirst = 'Most credits used first';
export const fewestCreditsUsedFirst = 'Fewest credits used first';
export const group = 'Group';
export const oneOrganisation = 'One organisation';
export const coach = 'Coach';
export const oneCoach = 'One coach';
export const endingWithin30Days = 'Ending within 30 days';
export const yourProgrammes = 'Your programmes.';
export const searchProgrammes = 'Search programmes';
export const noProgrammesYet = 'No programmes yet';
export const aProgrammeOffersSessions =
  'A programme offers sessions to members of one organisation over a set period.';
export const youreNotInAProgramme = 'You’re not in a programme at the moment.';

export const createProgramme = 'Create programme';
export const saveDraft = 'Save draft';
export const save = 'Save';
export const itStaysADraft =
  'It stays a draft until it has members, sessions and coaches and you activate it, or until its first day.';
export const peopleAreBelow =
  'Members, teams and coaches are below; each change there is saved immediately.';
export const datesAreExtended =
  'A programme that has started keeps its organisation and its dates. Extend it on its page.';
export const endDateMustBe = 'End date must be on or after the start date.';
export const sayAfterHowManyDays = 'Enter the number of days after which session credits expire.';

export const beforeItCanBeActive = 'Before it can be active';
export const atLeastOneMember = 'At least one member';
export const atLeastOneSession = 'At least one session option';
export const atLeastOneCoach = 'At least one coach who may give one of its sessions';
export const members2 = (many: number) => counted(many, 'member');
export const sessions2 = (many: number) => counted(many, 'session option');
export const coaches2 = (many: number) => counted(many, 'coach', 'coaches');
export const addMembers = 'Add members';
export const addSession = 'Add session option';
export const addCoaches = 'Add coaches';
export const done = 'Done';
export const missing = 'Missing';

export const itsPeopleNoLongerSeeIt = (members: number) =>
  members === 0
    ? 'Nobody takes part in it.'
    : `Its ${counted(members, 'member')} no longer see it.`;
export const whatWasBookedIsKept = (credits: number) =>
  credits === 0
    ? 'Sessions that took place are kept.'
    : `Sessions that took place and the history of ${counted(credits, 'credit')} are kept.`;
export const thisCantBeUndone = 'This can’t be undone.';

export const objectives = 'Objectives';
export const sessionCreditsExpire = 'Session credits expire';
export const withTheProgramme = 'With the programme';
export const daysAfterAllocation = (days: number) =>
  `${counted(days, 'day')} after they were allocated`;
export const extend = 'Extend';
export const reopen = 'Reopen';
export const complete = 'Complete';
export const extendQuestion = 'Extend the programme';
export const reopenQuestion = 'Reopen the programme';
export const completeQuestion = (name: string) => `Complete “${name}”?`;
export const newEndDate = 'New end date';
export const notExtendedYet = 'Not extended yet';
export const notReopenedYet = 'Not reopened yet';
export const creditsThatEndWithIt = 'Credits that end with the programme last as long.';
export const creditsAreThereAgain = 'Credits that expired with the programme can be used again.';
export const creditsExpire = (many: number) =>
  many === 0
    ? 'No credits are left that could expire.'
    : `${counted(many, 'unused credit')} will expire.`;
export const itsPeopleAreNotified = 'Members, coaches, organisation admins and staff are notified.';
export const itCanBeReopened = 'You can reopen it within 30 days.';
export const keepActive = 'Keep active';
export const cancel = 'Cancel';

export const resources = 'Resources';
export const seeResources = 'See resources';

export const completeItFirst = 'This programme is active. Complete it first.';

export const activatedTogether = 'Their sessions can be booked. Their members are notified.';
export const completedTogether =
  'Credits that were not used expire. Members, coaches, organisation admins and staff are notified. You can reopen each of them within 30 days.';
export const deletedTogether =
  'Their members no longer see them. Sessions that took place and the history of credits are kept. Nobody is notified. This can’t be undone.';
