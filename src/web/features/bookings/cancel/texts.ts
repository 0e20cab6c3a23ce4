export const thisBookingCantBeCancelled = 'This booking can’t be cancelled';
export const cancelThisBooking = 'Cancel this booking?';
export const keepBooking = 'Keep booking';
export const cancelBooking = 'Cancel booking';
export const notCancelledYet = 'Not cancelled yet';
export const giveAReasonForCancelling = 'Give a reason for cancelling.';
export const optionalEveryoneElse = 'Optional. Everyone else in the session can read it.';
export const everyoneWhoTakesPart = 'Everyone who takes part can read it.';
export const askTheMemberToBook = 'Ask the member to book another time';

export const thisRequestCantBeWithdrawn = 'This request can’t be withdrawn any more';
export const withdrawThisRequest = 'Withdraw this request?';
export const keepRequest = 'Keep request';
export const withdrawRequest = 'Withdraw request';
export const notWithdrawnYet = 'Not withdrawn yet';
