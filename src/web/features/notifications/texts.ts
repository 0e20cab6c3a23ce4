export const markAsRead = 'Mark as read';

export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const notifications = 'Notifications';
export const searchNotifications = 'Search notifications';
export const markAllAsRead = 'Mark all as read';
export const markGroupAsRead = (group: string) => `Mark all of ${group} as read`;
export const chooseWhat = 'Choose what we let you know about, and when';
export const whichNotifications = 'Which notifications';
export const newLabel = 'New';
export const all = 'All';
export const group = 'Group';
export const allGroups = 'All groups';
export const nothingNew = 'Nothing new';
export const noNotificationsYet = 'No notifications yet';
export const youveReadEverythingOlderNotifications =
  'You’ve read everything. Older notifications are under All.';
export const whenSomethingHappens = 'When something happens to your bookings, you’ll see it here.';

export const thisVisit = 'This visit';
export const messagesThatWereShown = 'Messages that were shown at the top right.';
export const messagesOfThisVisit = 'Messages of this visit';
export const times = (message: string, times: number) => `${message} (${times} times)`;
