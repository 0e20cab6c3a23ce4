import type { Dashboard } from './dashboard-data.ts';
import * as texts from './texts.ts';

type Booking = Dashboard['upcoming'][number];
type Other = Pick<Booking['coach'], 'fullName' | 'pictureUrl'>;

/** The other side of a session: the coach for those who attend, the attendees or their team for the coach. */
export function withWhom({ coach, attendees, team }: Booking, meId: string): Other {
  if (coach.id !== meId) return coach;
  if (team !== null) return { fullName: team.name, pictureUrl: null };
  const [first, ...others] = attendees;
  if (first === undefined) return coach;
  if (others.length === 0) return first;
  return { fullName: texts.andMore(first.fullName, others.length), pictureUrl: first.pictureUrl };
}
