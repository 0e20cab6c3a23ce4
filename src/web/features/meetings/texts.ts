export const thisSessionTakesPlace = (productName: string) =>
  `This session takes place in the ${productName} room.`;
export const thisSessionTakesPlaceInTheZoom = (number: string) =>
  `This session takes place in the Zoom meeting ${number}. It will ask for your camera and microphone itself.`;
export const zoomMeeting = 'Zoom meeting';
export const number = 'Number';
export const passcode = 'Passcode';
export const usingThisMeeting = 'Use this meeting';
export const usingTheRoomOf = (productName: string) => `Use the ${productName} room`;

export const meetingRoom = 'Meeting room';
export const you = 'You';
export const camera = 'Camera';
export const microphone = 'Microphone';
export const tryAgain = 'Try again';
export const joinTheSession = 'Join the session';
export const joinWithoutCameraAndMicrophone = 'Join without camera and microphone';

export const no = (label: string) => `No ${label}`;

export const devices = 'Devices';
export const done = 'Done';
export const changesApplyImmediatelyYouStay = 'Changes apply immediately. You stay in the room.';
export const speaker = 'Speaker';

export const youAreNotPart =
  'You are not part of this session. Those who are will see that you’re there.';
export const whyYouAreJoining = 'Why you are joining';
export const thisIsLoggedWithYour = 'This is logged with your name.';
export const continueLabel = 'Continue';

export const stopSharing = 'Stop sharing';
export const shareYourScreen = 'Share your screen';
export const leave = 'Leave';
export const inTheRoom = 'In the room';
export const nobodyElseIsHereYet = 'Nobody else is here yet.';
export const hereWithYou = (format: string) => `Here with you: ${format}.`;
export const connecting = 'connecting…';

export const oneThingBeforeYouJoin = 'One thing before you join';
export const thereIsSomethingToAccept =
  'There is something to accept or choose first. Then your booking opens, with a link to the room.';
export const signInToJoin = 'Sign in to join your session';
export const signIn = 'Sign in';
export const thenYourBookingOpensWith = 'Then your booking opens, with a link to the room.';

export const youCanStayHereYoull = 'You can stay here: you’ll join as soon as it does.';
export const openTheBooking = 'Open the booking';
export const youLeftTheSession = 'You left the session';
export const joinAgain = 'Join again';
export const theRoomStaysOpenWhile = 'The room stays open while the session lasts.';
export const theRoomIsClosedWhat =
  'The room is closed. What was agreed, and what is left to do, is in the booking.';
export const youCouldntJoin = 'You couldn’t join';
export const goToYourHomePage = 'Go to your home page';
export const onlyPeopleInThisSession =
  'Only people in this session can join. Check that you are signed in with the right account.';

export const message = 'Message';
export const from = (fullName: string) => `From ${fullName}`;

export const mute = 'Mute';
export const unmute = 'Unmute';
export const cameraOff = 'Camera off';
export const cameraOn = 'Camera on';

export const startsIn = (minutes: string) => `Starts in ${minutes}`;
export const left = (minutes: string) => `${minutes} left`;
export const overTime = (formatDuration: string) => `${formatDuration} over time`;
export const timeOfTheSession = 'Time of the session';

export const device = (number: number) => `Device ${number}`;
