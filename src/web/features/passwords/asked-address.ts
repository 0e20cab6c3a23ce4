interface Asked {
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

let asked: Asked | null = null;

/** The address for which this tab asked last, for asking again: in no address line, no history and no storage. */
export const askedAddress = (): Asked | null => asked;

export function rememberAddress(email: string): void {
  asked = { email, at: Date.now() };
}
