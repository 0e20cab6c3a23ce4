import { formatCalendarDate, formatDate } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { weekInWords } from './hours-words.ts';
import { versionInForce } from './hours-values.ts';
import type { TimeAnswer } from '../time-answer.ts';
import * as texts from './texts.ts';

/** Every version of the hours, the latest first. */
export function HoursHistory({ answer, today }: { answer: TimeAnswer; today: string }) {
  const zone = useZone();
  const current = versionInForce(answer, today);
  const { versions } = answer;
  if (versions.length === 0) return null;
  return (
    <Card title={texts.history}>
      <ItemList label={texts.versionsOfTheHours}>
        {versions.toReversed().map((version) => {
          const { effectiveFrom, savedAt, savedBy, timeZone, weekly } = version;
          const by = savedBy === null ? '' : texts.by(savedBy.fullName);
          return (
            <Item
              key={`${effectiveFrom} ${savedAt}`}
              title={texts.from(formatCalendarDate(effectiveFrom, zone))}
              detail={
                <>
                  {weekInWords(weekly)} <ZoneChip zone={timeZone} at={savedAt} />{' '}
                  {texts.savedOn(formatDate(Date.parse(savedAt), zone), by)}
                </>
              }
              end={version === current ? <Badge tone="success">{texts.current}</Badge> : null}
            />
          );
        })}
      </ItemList>
    </Card>
  );
}
