export { announce, type Announcement } from './announce.ts';
export { mailCalendar, nextCalendarVersion } from './calendar-mail.ts';
export { calendarEventOf, calendarFileOf } from './appointment.ts';
export { notificationBindings } from './endpoints.ts';
export { isNewsTo, settleByNewRequest, settleNotices, settleWhereOpened } from './settle.ts';
export { tellInApp } from './tell-in-app.ts';
export { tellOfMany } from './tell-of-many.ts';
export { tellPeople, type PersonAnnouncement } from './tell-people.ts';
export { tellOfLeader } from './tell-of-leader.ts';
