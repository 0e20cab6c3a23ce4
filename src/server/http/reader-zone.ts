import { AsyncLocalStorage } from 'node:async_hooks';

const zones = new AsyncLocalStorage<string | null>();

/** Answers a request whose reader sees times in this zone (decision 58); null where nobody is known and the page says none that exists. */
export const answeringIn = <T>(zone: string | null, work: () => Promise<T>): Promise<T> =>
  zones.run(zone, work);

/** The zone of whoever is being answered; what is said to nobody's page, such as the words of a timer, is said in `fallback`. */
export const readerZone = (fallback: string): string => zones.getStore() ?? fallback;

/** The zone of whoever is being answered; nothing where there is none. */
export const askedIn = (): { readonly zone?: string } => {
  const zone = zones.getStore();
  return zone ? { zone } : {};
};
