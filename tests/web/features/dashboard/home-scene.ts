export const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };

/** A home without anything but what there is to do. */
export const quiet = {
  nextSession: null,
  upcoming: [],
  moreToDo: {},
  credits: [],
  bookAgain: null,
  conversations: null,
  ledTeams: [],
};

export const task = (kind: string, id: string, more: object = {}) => ({
  kind,
  text: `${kind} ${id}`,
  due: '2027-02-20T09:00:00.000Z',
  link: `/app/bookings/${id}`,
  who: null,
  booking: null,
  ...more,
});
