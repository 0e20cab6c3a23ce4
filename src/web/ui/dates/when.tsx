import { useContext, useState } from 'react';
import { formatDateTime, formatMoment, formatRange } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { LocaleContext } from '../numbers.ts';
import { NoWrap } from '../layout/no-wrap.tsx';

const milliseconds = (moment: string | number): number =>
  typeof moment === 'number' ? moment : Date.parse(moment);

/** A line may end after an en dash; "14:00–15:00" is read as one. */
const clockRange = /(\d\d:\d\d–\d\d:\d\d)/;

type WhenProps = {
  /** Epoch ms, or the wire's ISO 8601. */
  at: string | number;
  /** The end of a range. */
  until?: string | number;
  /** IANA; the reader's own when not given. */
  zone?: string;
  /** `words`: "Tomorrow, 14:00"; `figures`: "03/05/2027 14:00" by the rule of specification §9. */
  look?: 'words' | 'figures';
  /** It stands inside a sentence: "tomorrow, 14:00". */
  inSentence?: boolean;
  /** Epoch ms that near days are told from; now when not given. */
  relativeTo?: number;
};

export function When({
  at,
  until,
  zone = ownZone(),
  look = 'words',
  inSentence,
  relativeTo,
}: WhenProps) {
  const locale = useContext(LocaleContext);
  const [shownAt] = useState(Date.now);
  const saying = { relativeTo: relativeTo ?? shownAt, inSentence, locale };
  const start = milliseconds(at);
  const figures = formatDateTime(start, zone);
  const said =
    until === undefined
      ? formatMoment(start, zone, saying)
      : formatRange(start, milliseconds(until), zone, saying);
  return (
    <time dateTime={new Date(start).toISOString()} title={look === 'words' ? figures : undefined}>
      {look === 'words'
        ? said
            .split(clockRange)
            .map((part, index) => (index % 2 === 1 ? <NoWrap key={part}>{part}</NoWrap> : part))
        : figures}
    </time>
  );
}
