export const times = (message: string, times: number) => `${message} (${times} times)`;

export const notifications = 'Notifications';

export const help = 'Help';

export const home = 'Home';
export const profile = 'Profile';
export const messages = 'Messages';
export const bookingGroups = 'Booking Groups';
export const bookingInvites = 'Booking Invites';
export const bookings = 'Bookings';
export const availability = 'Availability';
export const sessions = 'Sessions';
export const programmes = 'Programmes';
export const members = 'Members';
export const organisations = 'Organisations';
export const teams = 'Teams';
export const users = 'Users';
export const questionnaires = 'Questionnaires';
export const resourceCategories = 'Resource Categories';
export const resources = 'Resources';
export const interactiveResources = 'Interactive Resources';
export const aiConversations = 'AI Conversations';
export const aiCreditSelectionRequests = 'AI Credit Selection Requests';
export const aiUpload = 'AI Upload';
export const reports = 'Reports';
export const externalCalendars = 'External Calendars';
export const workingHours = 'Working Hours';
export const logout = 'Logout';
export const makeABooking = 'Make a Booking';
export const updateAvailability = 'Update Availability';
export const forum = 'Forum';
export const forumRules = 'Forum Rules';
export const support = 'Support';
export const privacyPolicy = 'Privacy Policy';

export const pinnedAward = 'Pinned award';
export const progressToTheNextLevel = 'Progress to the next level';

export const welcomeTo = (productName: string, firstName: string) =>
  `Welcome to ${productName}, ${firstName}!`;
export const beginnerLevel = 'Beginner Level';
export const completeYourProfileToGet = 'Complete your profile to get started.';
export const updateProfile = 'Update profile';
export const youReached = (levelName: string) => `You reached ${levelName}!`;
export const niceOneYouCanPin =
  "Nice one! You can pin this award or any other that you've earned to your profile.";
export const seeMyAwards = 'See my awards';
export const close = 'Close';
export const weCouldntReachTheServer = 'We couldn’t reach the server. Try again, or close this.';

export const isPoweredByInPartnership = (
  productName: string,
  providerName: string,
  healthPartnerName: string,
) => `${productName} is powered by ${providerName} in partnership with ${healthPartnerName}.`;

export const closeTheMenu = 'Close the menu';
export const openTheMenu = 'Open the menu';
export const home2 = ', home';
export const unread = 'unread';
export const open = 'open';
