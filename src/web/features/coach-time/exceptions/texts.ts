export const addException = 'Add exception';
export const changeException = 'Change exception';
export const usingThisTime = 'Use this time';
export const noExtraTimeBlockedTime = 'No extra time, blocked time or out of office.';
export const change2 = (name: string) => `Change ${name}`;
export const changeThisTime = 'Change this time';
export const change = 'Change';
export const remove2 = (name: string) => `Remove ${name}`;
export const remove = 'Remove';

export const kind = 'Kind';
export const firstDay = 'First day';
export const start = 'Start';
export const lastDay = 'Last day';
export const end = 'End';
export const reason = 'Reason';
export const youAndStaffCanSee = 'You and staff can see it.';
export const membersMayReadTheReason = 'Members may read the reason';
export const oneBooking = '1 booking falls in this time';
export const bookingsFallInThisTime = (count: number) => `${count} bookings fall in this time`;
export const bookingsYouKeepStayBooked =
  'Bookings you keep stay booked. For those you cancel, the credit is returned.';
export const keep = 'Keep';
export const cancelAndAskToReschedule = 'Cancel and ask to reschedule';
export const reasonForCancelling = 'Reason for cancelling';
export const theMembersCanReadIt = 'The members can read it.';

export const add = 'Add';
export const save = 'Save';
export const notSavedYet = 'Not saved yet';
export const cancel = 'Cancel';
export const enterAValidStart = 'Enter a valid start and end.';
export const giveAReasonForCancelling = 'Give a reason for cancelling.';

export const from = 'From';
export const to = 'To';
export const name = 'Name';
