interface Known {
  readonly zone: string;
  readonly offset: number;
}

let known: Known | null = null;

/**
 * The zone of the browser, IANA: the one that its reader sees times in (decision 58). The platform takes its time to say it, and a list asks in every row: it is
 * remembered while one piece of work runs, and no longer, since somebody may land in another zone while the page is open.
 */
export function ownZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset === offset) return known.zone;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  known = { zone, offset };
  queueMicrotask(() => {
    known = null;
  });
  return zone;
}
