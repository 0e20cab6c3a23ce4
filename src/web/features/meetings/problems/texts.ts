export const chooseWhatWentWrong = 'Choose what went wrong.';
export const sayWhatWentWrong = 'Say what went wrong.';
export const thankYouStaffSee = 'Thank you. Staff see it with this session.';
export const notSentYet = 'Not sent yet';
export const reportAProblem = 'Report a problem';
export const whatWentWrong = 'What went wrong?';
export const details = 'Details';
export const whatYouDidBefore =
  'What you did before, and what you saw or heard. At most 500 characters.';
export const staffRead =
  'Staff read it with your name, the time and this step of the room. You can carry on in the meantime.';
export const send = 'Send';
export const cancel = 'Cancel';

export const reportedFromTheRoom = 'Reported from the room';
export const whereThey = 'Where they were on the chart';
