import { readField } from '#domain/records/read-field.ts';
import { formatCalendarDay } from '#domain/time/format.ts';
import { resourceFields } from '#machines/resource/fields.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Facts, type Fact } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { placeOf } from './places.ts';
import { progressNames, scopeNames, type Resource } from './resource-records.ts';
import * as texts from './texts.ts';

/** What is known about a resource besides what it says. */
export function ResourceFacts({ resource }: { resource: Resource }) {
  const zone = useZone();
  const {
    kind,
    scope,
    target,
    audience,
    durationMinutes,
    categories,
    addedBy,
    openedBy,
    openedOf,
  } = resource;
  const days = daysOf(resource, zone);
  const facts: (Fact | null)[] = [
    { term: texts.kind, detail: readField(resourceFields.kind, kind) },
    {
      term: texts.from,
      detail:
        target === null ? (
          scopeNames[scope]
        ) : (
          <TextLink {...placeOf(resource).list}>{target.name}</TextLink>
        ),
    },
    scope === 'booking'
      ? null
      : { term: texts.for_, detail: readField(resourceFields.audience, audience) },
    durationMinutes === null
      ? null
      : { term: texts.duration, detail: texts.minutes(durationMinutes) },
    categories.length === 0
      ? null
      : { term: texts.categories, detail: categories.map(({ name }) => name).join(', ') },
    days === null ? null : { term: texts.available, detail: days },
    { term: texts.added, detail: <When at={resource.createdAt} zone={zone} /> },
    addedBy === null ? null : { term: texts.addedBy, detail: addedBy.fullName },
    resource.mayMark ? { term: texts.progress, detail: progressNames[resource.progress] } : null,
    openedBy === null
      ? null
      : { term: texts.openedBy, detail: texts.openedByOf(openedBy, openedOf) },
  ];
  return (
    <Card title={texts.aboutThisResource}>
      <Facts facts={facts.filter((fact) => fact !== null)} />
    </Card>
  );
}

function daysOf({ availableFrom: from, availableTo: to }: Resource, zone: string): string | null {
  if (from !== null && to !== null)
    return texts.fromTo(formatCalendarDay(from, zone), formatCalendarDay(to, zone));
  if (from !== null) return texts.fromDay(formatCalendarDay(from, zone));
  return to === null ? null : texts.untilDay(formatCalendarDay(to, zone));
}
