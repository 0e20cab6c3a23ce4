import { useContext, useState } from 'react';
import { formatRelative } from '#domain/time/words.ts';
import { LocaleContext } from '#web/ui/numbers.ts';

/** How long ago somebody asked: "3 days ago". */
export function Age({ since }: { since: string }) {
  const locale = useContext(LocaleContext);
  const [shownAt] = useState(Date.now);
  return <time dateTime={since}>{formatRelative(Date.parse(since), shownAt, locale)}</time>;
}
