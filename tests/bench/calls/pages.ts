import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { Asker } from './asker.ts';

export interface PageCall {
  readonly name: string;
  /** Below the API's address. */
  readonly path: string;
}

interface Me {
  readonly id: string;
  readonly role: string;
  readonly organization: { readonly id: string } | null;
}

interface Listed {
  readonly data: { readonly results: readonly { readonly id: string; readonly status: string }[] };
}

interface Options {
  readonly sessions: readonly {
    readonly id: string;
    readonly blockedBy: string | null;
    readonly credits: readonly { readonly id: string }[];
    readonly coaches: readonly { readonly id: string }[];
  }[];
}

/** What the frame and the pages ask for somebody, one after the other. */
export async function callsOf(asker: Asker): Promise<PageCall[]> {
  const me = await asker.read<Me>('/auth/whoami');
  return [
    ...frame(me),
    { name: 'home', path: '/dashboard' },
    { name: 'bookings', path: '/bookings?pageNumber=1&perPage=20&tab=upcoming' },
    { name: 'bookings, past', path: '/bookings?pageNumber=1&perPage=20&tab=past' },
    { name: 'counts of bookings', path: '/bookings/counts' },
    ...(await aBooking(asker, me)),
    ...(await flow(asker, me)),
  ];
}

const frame = ({ id, organization }: Me): PageCall[] => [
  { name: 'who am I', path: '/auth/whoami' },
  { name: 'prompts', path: '/notifications/mine?tab=new&perPage=100' },
  { name: 'bell', path: '/notifications/mine/count' },
  { name: 'unread', path: '/conversations/unread' },
  { name: 'programmes', path: `/programmes/user/${id}?perPage=999` },
  ...(organization === null
    ? []
    : [
        {
          name: 'team leaders',
          path: `/user/organization/${organization.id}/team-leaders?perPage=999`,
        },
      ]),
];

/** One of each kind that the reader has: ahead, waiting for an answer, over. */
async function aBooking(asker: Asker, { role }: Me): Promise<PageCall[]> {
  const found: PageCall[] = [];
  for (const tab of ['upcoming', 'requests', 'toDo', 'past']) {
    const { data } = await asker
      .read<Listed>(`/bookings?pageNumber=1&perPage=20&tab=${tab}`)
      .catch(() => ({ data: { results: [] } }));
    const [booking] = data.results;
    if (!booking) continue;
    found.push({ name: `booking, ${tab}`, path: `/bookings/${booking.id}` });
    if (tab !== 'past') continue;
    found.push({ name: 'its history', path: `/bookings/${booking.id}/history` });
    if (role === 'Coach')
      found.push({ name: 'its notes', path: `/coach-notes/places/${booking.id}` });
  }
  return found;
}

async function flow(asker: Asker, { role }: Me): Promise<PageCall[]> {
  if (role !== 'Member') return [];
  const options = '/booking-requests/options';
  const { sessions } = await asker.read<Options>(options);
  const session = sessions.find(
    ({ blockedBy, coaches }) => blockedBy === null && coaches.length > 0,
  );
  if (!session) return [{ name: 'flow: options', path: options }];
  const chosen = new URLSearchParams({ session: session.id });
  const [credit] = session.credits;
  const next = new URLSearchParams(chosen);
  for (const { id } of session.coaches) next.append('coach', id);
  const from = addDays(wallOf('Europe/London', Date.now()).date, -1);
  const slots = new URLSearchParams({
    ...Object.fromEntries(chosen),
    coach: session.coaches[0]?.id ?? '',
    ...(credit && { credit: credit.id }),
    from,
    days: '9',
  });
  return [
    { name: 'flow: options', path: options },
    { name: 'flow: next times', path: `/booking-requests/next-times?${next}` },
    { name: 'flow: times', path: `/booking-requests/slots?${slots}` },
    { name: 'flow: what is held', path: '/slot-holds/mine' },
  ];
}
