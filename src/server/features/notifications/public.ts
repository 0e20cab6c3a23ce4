export { aboutBooking } from './about-booking.ts';
export { announce } from './announce.ts';
export { announceTogether } from './announce-together.ts';
export { replaceByOne } from './replace-by-one.ts';
export { mailCalendar, nextCalendarVersion } from './calendar-mail.ts';
export { calendarEventOf, calendarFileOf, calendarFileOfMany } from './appointment.ts';
export { notificationBindings } from './endpoints.ts';
export { settleByNewRequest, settleNotices } from './settle.ts';
export { aboutRecord, type Subject } from './subject.ts';
