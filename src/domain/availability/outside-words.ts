/** What saving hours says about them (domain reference, 6.1); null where there are none. */
export function outsideSentence(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 upcoming booking falls outside these hours; it stays booked.'
    : `${count} upcoming bookings fall outside these hours; they stay booked.`;
}
