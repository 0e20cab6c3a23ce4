/** What stands where a booking begins, and where availability is changed. */
export const begin = {
  booking: {
    title: 'Book a session',
    text: 'Choose a session, a coach and a time that suits you.',
    choose: 'Choose a session',
  },
  availability: {
    title: 'Your availability',
    text: 'Members can book you in your working hours, unless you are away or busy elsewhere.',
    open: 'Open the calendar',
    hours: 'Change working hours',
  },
} as const;
