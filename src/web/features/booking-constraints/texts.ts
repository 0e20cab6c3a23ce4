export const bookingConstraintsTitle = 'Booking Constraints';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const kind = 'Kind';
export const creditOf = (session: string, holder: string, programme: string) =>
  holder === programme
    ? `Rules for the pool’s credits for ${session} in ${programme}.`
    : `Rules for the credits of ${holder} for ${session} in ${programme}.`;
export const addBookingConstraint = 'Add booking constraint';
export const searchByKind = 'Search by kind';
export const noBookingConstraintsYet = 'No booking constraints yet';
export const everyTimeIsOpen =
  'This credit can be used at any time the coach and the programme allow.';
export const bookingConstraints = 'booking constraints';

export const bookingConstraintsOfTheCredit = 'Booking constraints';
export const value = 'Value';
export const createdBy = 'Created by';
export const created = 'Created';
export const remove = (constraintName: string) => `Remove “${constraintName}”`;

export const addBookingConstraintTitle = 'Add Booking Constraint';
export const addConstraint = 'Add constraint';
export const notAddedYet = 'Not added yet';
export const coaches = 'Coaches';
export const limitedToTheseCoaches = 'Limited to these coaches';
export const removeCoach = (coach: string) => `Remove ${coach}`;
export const date = 'Date';
export const weekdays = 'Weekdays';
export const from = 'From';
export const to = 'To';
export const daysBetween = 'Days between sessions';
export const most = 'Sessions';
export const period = 'In each';
export const week = 'Week';
export const month = 'Month';
export const afterSessions = 'Sessions before';
export const places = 'Places';
export const video = 'Video';
export const phone = 'Phone';
export const inPerson = 'In person';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';
export const fillItIn = 'Fill this in.';
export const chooseAtLeastOne = 'Choose at least one.';
export const theEndMustBeAfter = 'The end must be after the start.';
export const timesLeft = (times: number) =>
  times === 1
    ? '1 bookable time is left in the next 28 days.'
    : `${times} bookable times are left in the next 28 days.`;
export const wasAdded = 'The constraint was added.';

export const cantBeRemoved = 'This constraint can’t be removed';
export const removeQuestion = (constraintName: string) => `Remove “${constraintName}”?`;
export const itSays = (sentence: string) => `It says: ${sentence}`;
export const moreTimesCanBeBooked = (session: string) =>
  `Credits for ${session} can be used again at times it ruled out.`;
export const bookingsStay = 'Existing bookings stay. This can’t be undone.';
export const keepConstraint = 'Keep constraint';
export const removeConstraint = 'Remove constraint';
export const notRemovedYet = 'Not removed yet';

export const questionnaire = 'Questionnaire';
export const searchQuestionnaires = 'Search questionnaires';
export const noQuestionnaire = 'No published questionnaire by that name.';

export const removedTogether =
  'The credit can be used again at times they ruled out. Existing bookings stay. This can’t be undone.';
