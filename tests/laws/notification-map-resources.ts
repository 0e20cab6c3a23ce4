import { row } from './notification-map-account.ts';

const facts = { titles: ['{title}', '{title}'], place: '{place}', path: '{path}' };
const added = { text: '2 resources were added to {place}.', link: '{path}' } as const;
const told = { channel: 'I', auto: 'opened' } as const;

/** What of the notification map (domain reference, 13) is about resources, as it is written there. */
export const resourceMap = [
  row('BookingResourcesAdded', facts, { ...told, ...added, to: ['attendees', 'coach'] }),
  row('ProgrammeResourcesAdded', facts, { ...told, ...added, to: ['readers'] }),
  row('GlobalResourcesAdded', facts, {
    ...told,
    to: ['readers'],
    text: '2 new resources: {title}, {title}.',
    link: '{path}',
  }),
];
