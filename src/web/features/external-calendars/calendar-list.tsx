import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { CalendarPlus } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { CalendarSearch } from './calendar-search.ts';
import { CalendarTable } from './calendar-table.tsx';
import { titlesOf, type Place } from './places.ts';
import { filters } from './calendar-search.ts';
import { filterNames, offers, sortNames, troubleWith } from './words.ts';
import * as texts from './texts.ts';

interface CalendarListProps {
  place: Place;
  search: CalendarSearch;
}

/** The calendars that a coach has connected, and how well each is known. */
export function CalendarList({ place, search }: CalendarListProps) {
  const me = useMe();
  const coach = place.coach ?? me.id;
  const owner = useApiQuery('GET /external-calendars/of/{coach}', { params: { coach } });
  return (
    <Loaded query={owner} whole>
      {({ name }) => <Rows place={place} search={search} coach={coach} name={name} />}
    </Loaded>
  );
}

function Rows({ place, search, coach, name }: CalendarListProps & { coach: string; name: string }) {
  const url = useListUrl(search);
  const { status, orderProperty, ...rest } = url.search;
  const query = useApiQuery(
    'GET /external-calendars',
    { query: { ...rest, status, orderProperty: orderProperty as 'name' | undefined, coach } },
    { keepPrevious: true },
  );
  const connect = (
    <LinkButton {...place.connect} variant="primary" icon={<CalendarPlus />}>
      {texts.connectCalendar}
    </LinkButton>
  );
  const filter = (chosen: (typeof filters)[number] | '') =>
    url.change({ status: chosen || undefined });
  return (
    <ListPage
      title={titlesOf(place).list}
      lead={
        place.coach === null
          ? texts.calendarsYouKeepElsewhereWhen
          : texts.theCalendarsKeepsElsewhere(name)
      }
      actions={connect}
      url={url}
      nouns="calendars"
      searchLabel={texts.searchCalendars}
      filters={
        <Field label={texts.status}>
          <Select
            placeholder={texts.any}
            options={filters.map((value) => ({ value, label: filterNames[value] }))}
            value={status ?? ''}
            onChange={filter}
          />
        </Field>
      }
      chips={
        status === undefined
          ? []
          : [{ key: 'status', label: filterNames[status], onRemove: () => filter('') }]
      }
      sorts={useSorts('GET /external-calendar/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noCalendarsYet} icon={<CalendarPlus />} action={connect}>
          {place.coach === null ? texts.connectYourMainCalendar : texts.membersCanBookAtAny(name)}
        </EmptyState>
      }
    >
      {(rows) => (
        <Stack gap="4">
          {rows.map((row) => {
            const trouble = troubleWith(calendarPhaseOf(row.status), row);
            return trouble === null ? null : (
              <Notice key={row.id} tone="warning">
                <Stack gap="2">
                  <p>{trouble}</p>
                  {offers(row, 'RECONNECT') ? (
                    <div>
                      <TextLink {...place.goOn(row.id)}>{texts.reconnect}</TextLink>
                    </div>
                  ) : null}
                </Stack>
              </Notice>
            );
          })}
          <CalendarTable rows={rows} place={place} />
        </Stack>
      )}
    </ListPage>
  );
}
