/** What deleting somebody would do: to a session of their own, a request of several, and a waiting list. */
export const consequences = {
  sessions: [
    {
      title: 'Coaching with Ana',
      startsAt: '2036-12-04T17:45:00.000Z',
      isRequest: false,
      others: [],
      credits: 1,
    },
    {
      title: 'Negotiation workshop',
      startsAt: '2036-12-05T10:00:00.000Z',
      isRequest: true,
      others: ['Lea Novak', 'Tom Reed'],
      credits: 0,
    },
  ],
  invitations: [
    { title: 'Speaking circle', startsAt: '2036-12-06T10:00:00.000Z', isWaiting: true },
  ],
  giving: { count: 0, first: [] },
  holds: 0,
  signIns: 1,
};
