/**
 * What a member writes to a coach is private, and an address ends up in histories, logs and pasted links. So the message stays out of it: it is
 * kept in this tab alone, for this person, until the request is sent or given up.
 */
const keyOf = (personId: string): string => `booking-request-message/${personId}`;

export function keptMessage(personId: string): string {
  try {
    return sessionStorage.getItem(keyOf(personId)) ?? '';
  } catch {
    return '';
  }
}

export function keepMessage(personId: string, message: string): void {
  try {
    if (message === '') sessionStorage.removeItem(keyOf(personId));
    else sessionStorage.setItem(keyOf(personId), message);
  } catch {
    // Storage can be switched off or full; then the message lives as long as the page.
  }
}
