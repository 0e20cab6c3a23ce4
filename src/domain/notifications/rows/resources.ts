import { counted } from '../../text/counted.ts';
import type { NoticeRows } from '../notice.ts';

/** What was added to one place together. */
export interface ResourcesFacts {
  readonly titles: readonly string[];
  /** What the programme or the session is called. */
  readonly place: string;
  /** Where they are. */
  readonly path: string;
}

const added = ({ titles, place }: ResourcesFacts): string =>
  `${counted(titles.length, 'resource')} ${titles.length === 1 ? 'was' : 'were'} added to ${place}`;

/** Titles that a text says. */
const mostSaid = 3;

function said(titles: readonly string[]): string {
  const rest = titles.length - mostSaid;
  return [...titles.slice(0, mostSaid), ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

const fresh = ({ titles }: ResourcesFacts): string => counted(titles.length, 'new resource');
const go = ({ path }: ResourcesFacts) => ({ path, label: 'See the resources' });
const inApp = { go, channel: 'I', settled: 'opened' } as const;

/** What people hear of resources. */
export const resourceNotices = {
  BookingResourcesAdded: {
    ...inApp,
    to: ['attendees', 'coach'],
    text: (f) => `${added(f)}.`,
    subject: added,
    label: 'Resources are added to a session of yours',
    readers: ['member', 'coach'],
  },
  ProgrammeResourcesAdded: {
    ...inApp,
    to: ['readers'],
    text: (f) => `${added(f)}.`,
    subject: added,
    label: 'Resources are added to a programme of yours',
    readers: ['member', 'coach'],
  },
  GlobalResourcesAdded: {
    ...inApp,
    to: ['readers'],
    text: (f) => `${fresh(f)}: ${said(f.titles)}.`,
    subject: fresh,
    label: 'Resources are added for everyone',
    readers: ['member', 'coach'],
  },
} as const satisfies NoticeRows<ResourcesFacts>;
