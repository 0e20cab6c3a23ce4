import { useMe } from '#web/screens/account/use-me.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Names in a sentence: "Ana Silva and Mia Thornton". */
export const listed = (names: readonly string[]): string =>
  lists.format(names.map((name, index) => (index === 0 ? name : name.replace(/^The /, 'the '))));

/** The coach and those who attend, but for the reader: "Ana Silva and Mia Thornton are told." */
export const WhoIsNotified = ({ booking }: { booking: Booking }) => useWhoIsNotified(booking);

export function useWhoIsNotified({ coach, attendees }: Booking): string {
  const { id } = useMe();
  const names = [coach, ...attendees].filter((each) => each.id !== id);
  return texts.notified(listed(names.map(({ fullName }) => fullName)), names.length === 1);
}
