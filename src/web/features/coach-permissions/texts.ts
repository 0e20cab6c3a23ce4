export const wasAdded = (added: string) => `${added} was added.`;
export const forLabel = (name: string) => `For ${name}.`;
export const add = (other: string) => `Add ${other}`;
export const notAddedYet = 'Not added yet';
export const addAnotherOneAfterwards = 'Add another one afterwards';

export const search = (word: string, isCoach: boolean) => `Search ${word}${isCoach ? 'es' : 's'}`;
export const noByThatName = (word: string) => `No ${word} by that name.`;

export const searchBy = (other: string) => `Search by ${other}`;
export const noPermissionsYet = 'No permissions yet';
export const theyCantBeBookedWith =
  'They can’t be booked with these permissions any more; existing bookings stay. A member without any permission left can book every coach of their programmes.';
export const members = 'Members';
export const sessions = 'Sessions';
export const teams = 'Teams';
export const permissionsOfTheCoach = 'Permissions of the coach';
export const sessionsCanGive = (name: string) => `Sessions ${name} can give.`;
export const theThatCanCoach = (value: string, name: string) =>
  `The ${value} that ${name} can coach.`;
export const theCoachesCanBook = (name: string) => `The coaches ${name} can book.`;
export const theCoachesWhoCanGive = (name: string) => `The coaches who can give ${name}.`;
export const theCoachesOf = (name: string) => `The coaches of ${name}.`;
export const membersWithoutAPermission = (name: string) =>
  `Members without a permission of their own can still book ${name} in their programmes.`;
export const withoutAPermissionCant = (name: string, scope: string) =>
  `Without a permission, ${name} can’t be booked for any ${scope}.`;
export const canBookEveryCoach = (name: string) =>
  `${name} can book every coach of their programmes.`;
export const nobodyCanBookUntil = (name: string) =>
  `Nobody can book ${name} until a coach is added.`;
export const nobodyCanBookACoach = (name: string) =>
  `Nobody can book a coach for ${name} until one is added.`;

export const expired = 'Expired';
export const notYet = 'Not yet';
export const rating = 'Rating';
export const valid = 'Valid';
export const upcomingBookings = 'Upcoming bookings';
export const nextFreeSlot = 'Next free slot';
export const otherCoachesNotes = 'Other coaches’ notes';
export const mayRead = 'May read';
export const created = 'Created';
export const remove = (otherName: string) => `Remove ${otherName}`;
export const notBookable = 'Not bookable';

export const chooseA = (value: string) => `Choose a ${value}.`;
export const endDateMust = 'End date must be on or after the start date.';

export const thisPermissionCantBeRemoved = 'This permission can’t be removed';
export const remove2 = (otherName: string) => `Remove “${otherName}”?`;
export const keepPermission = 'Keep permission';
export const removePermission = 'Remove permission';
export const notRemovedYet = 'Not removed yet';
export const ifItIsTheLast = (name: string) =>
  `If it is the last permission of ${name}, they can book every coach of their programmes.`;
export const noBookingsDependOnIt = 'No bookings depend on it.';
export const cancelAnyThatShouldntTake = (upcomingWords: string, isOne: boolean) =>
  `${upcomingWords} ${isOne ? 'stays as it is' : 'stay as they are'}. Cancel any that shouldn’t take place.`;
export const nobodyIsNotifiedThisCant =
  'Nobody is notified. This can’t be undone, but it can be added again.';
export const fromNowOnCantBook = (subject: string, coach: string) =>
  `From now on, ${subject} can’t book ${coach} with this permission any more.`;
export const fromNowOnNobody = (coach: string, subject: string) =>
  `From now on, nobody can book ${coach} for ${subject}.`;
