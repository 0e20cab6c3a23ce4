/** An address as it is kept: without blanks around it, and its domain in small letters, since domains have no others. The part before the @ stays as it is. */
export function addressOf(typed: string): string {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}
