export const searchAwards = 'Search awards';
export const state = 'State';
export const any = 'Any';
export const noAwardsYet = 'No awards yet';
export const thereIsNothingToEarn = 'There is nothing to earn at the moment.';
export const awards = 'Awards';
export const points = (description: string, points: number) => `${description} ${points} points.`;
export const pinned = 'Pinned';
export const ofLabel = (progress: number, goal: number) => `${progress} of ${goal}`;
export const on = 'on ';

export const pointsLevelAndAwards = 'Points, level and awards';
export const awardsAndLevel = 'Awards and level';
export const youCanPinOneAward = 'You can pin one award that you have earned to your profile.';
export const points2 = (points: number) => `${points} points`;
export const progressToTheNextLevel = 'Progress to the next level';
export const pointsTo = (number: number, name: string) => `${number} points to ${name}`;
export const theHighestLevel = 'The highest level';
export const levels = 'Levels';
export const fromPoints = (name: string, minPoints: number) => `${name}, from ${minPoints} points`;
export const pointsComeFromWhat = (pointReasons: string) =>
  `Points come from what you do: ${pointReasons}. Awards add points of their own.`;

export const firstNameIsRequired = 'First name is required.';
export const lastNameIsRequired = 'Last name is required.';
export const yourProfileWasSaved = 'Your profile was saved.';
export const yourDetails = 'Your details';
export const youSignInAs = (email: string) => `You sign in as ${email}.`;
export const notSavedYet = 'Not saved yet';
export const firstName = 'First name';
export const lastName = 'Last name';
export const jobTitle = 'Job title';
export const phone = 'Phone';
export const withTheCountryCodeSuch = 'With the country code, such as +44 20 7946 0018.';
export const bio = 'Bio';
export const aFewSentencesAboutYou = 'A few sentences about you.';
export const timeZone = 'Time zone';
export const usedForTimesInEmails =
  'Used for times in emails. Pages show times in your browser’s time zone.';
export const dateFormat = 'Date format';
export const forDatesInEmailsAnd =
  'For dates in emails, and for numbers everywhere. All pages are in English.';
export const save = 'Save';
export const youSeem = (place: string) =>
  `You seem to be in ${place}. Show times in ${place} time?`;
export const pagesAlreadyDoEmailsShow = (zoneCity: string) =>
  `Pages already do. Emails show times in ${zoneCity} time until you change it.`;
export const usingTime = (place: string) => `Use ${place} time`;

export const yourData = 'Your data';
export const everythingWeKeepAbout =
  'Everything we keep about you, in one archive: a page to read, and the same as data for programs.';
export const weArePuttingYourData =
  'We are putting your data together. You can leave this page: we email you when they are ready.';
export const soFar = 'Ready so far';
export const theFileYouAskedFor = 'The file you asked for ';
export const couldntBePreparedAskFor = ' couldn’t be prepared. Ask for it again.';
export const isNoLongerAvailable = ' is no longer available.';
export const yourFileIsReady = 'Your file is ready. You can download it until ';
export const download = 'Download';
export const notAskedForYet = 'Not asked for yet';
export const weAskForItAgain = 'We ask for it again because the file says a lot about you.';
export const prepareMyData = 'Prepare my data';

export const immediately = 'Immediately';
export const inTheDigest = 'In the digest';
export const never = 'Never';
export const whatYoureNotifiedAbout = 'What you’re notified about';
export const notifications2 = 'Notifications';
export const notificationsNote =
  'What we let you know about: in the app, in browsers that you have turned on, and by email.';

export const thisBrowser = 'In this browser';
export const thisBrowserNote =
  'This browser can show notifications while the app is closed, until you sign out here. They wait until your quiet hours are over, except for what is about to start.';
export const isOnHere = 'This browser shows your notifications.';
export const isOffHere = 'This browser shows no notifications yet.';
export const turnOnHere = 'Show notifications here';
export const turnOffHere = 'Show none here';
export const nowOnHere = 'This browser now shows your notifications.';
export const nowOffHere = 'This browser shows no notifications any more.';
export const notAllowedHere =
  'Your browser doesn’t let us show notifications. You can change that in its settings.';
export const failedHere = 'Your browser couldn’t turn this on. Try again later.';
export const cannotHere = {
  missing: 'This browser can’t show notifications.',
  denied: notAllowedHere,
} as const;

export const emails = 'When emails come';
export const emailsNote =
  'All times are by your own clock. Emails that always come, and reminders of sessions, come at once.';
export const digest = 'Digest';
export const digestTip =
  'One email with everything that you choose to get in the digest below. It waits for the end of your quiet hours.';
export const nextDigest = 'What is in it so far comes ';
export const digestDaily = 'Every day at 08:00';
export const digestWeekly = 'Every Monday at 08:00';
export const digestNever = 'Never';
export const quietHours = 'Quiet hours';
export const quietHoursNote = 'Emails wait until these hours are over.';
export const quietEnds = { from: 'From', to: 'Until' };
export const saveQuietHours = 'Save quiet hours';
export const quietHoursSaved = 'Your quiet hours were saved.';
export const allEmails = 'All emails that you can choose';
export const allInDigest = 'All in the digest';
export const allImmediately = 'All immediately';
export const allNever = 'None';
export const nowAllInDigest = 'Everything you can choose now comes in the digest.';
export const nowAllImmediately = 'Everything you can choose now comes immediately.';
export const nowAllNever = 'You now get only the emails that always come.';
export const notifications = (group: string) => `Notifications: ${group}`;
export const when = 'When';
export const inTheApp2 = 'In the app';
export const inBrowsers2 = 'In browsers';
export const byEmail2 = 'By email';
export const alwaysInTheApp = (always: string) =>
  `Always in the app, in browsers that show notifications, and by email: ${always}.`;
export const inTheApp = (label: string) => `In the app: ${label}`;
export const inBrowsers = (label: string) => `In your browsers: ${label}`;
export const notByEmail = 'Not by email';
export const byEmail = (label: string) => `By email: ${label}`;

export const messages = 'Messages';
export const showOthers = 'Show others when you’re online and typing';
export const showOthersNote =
  'Only people who have turned this on too can see it, and turning it off hides it at once.';
export const textInEmails = 'Put the text of messages in emails';
export const textInEmailsNote =
  'Emails about unread messages then say what was written, and not only who wrote.';

export const password = 'Password';
export const changingItSignsYouOut = 'Changing it signs you out on your other devices.';
export const currentPassword = 'Current password';
export const yourPasswordWasChanged =
  'Your password was changed. Your other devices are signed out.';
export const changePassword = 'Change password';

export const yourPictureWasRemoved = 'Your picture was removed.';
export const picture = 'Picture';
export const othersSeeItNextTo =
  'Others see it next to your name. Without one, they see your initials.';
export const removePicture = 'Remove picture';
export const addAPicture = 'Add a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const atLeast128128Pixels =
  'At least 128 × 128 pixels. We crop it to a square and remove its location and camera data.';
export const jpgPngOrWebp = 'JPG, PNG or WebP';
export const yourPictureWasSaved = 'Your picture was saved.';

export const whereYouAreSignedIn = 'Where you are signed in';
export const signOutWhereverYouDont =
  'Sign out wherever you don’t recognise the device, and change your password.';
export const unknownDevice = 'Unknown device';
export const youSignedOutOn = (device: string) => `You signed out on ${device}.`;
export const signedIn = 'Signed in ';
export const lastUsed = ', last used ';
export const thisDevice = 'This device';
export const getsNotifications = '; shows notifications';
export const signOutOn = (device: string) => `Sign out on ${device}`;
export const signOut = 'Sign out';
export const youAreSignedOutEverywhere = 'You are signed out everywhere else.';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const signOutEverywhere = 'Sign out everywhere';

export const profile = 'Profile';
export const whatOthersSee = 'What others see about you, and how you sign in.';
export const yourCoaches = 'Your coaches';
export const whomYouCoach = 'Who you coach';
