import type { ReactNode } from 'react';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Answer } from './assignment-table.tsx';
import { placeOf, type AssignmentSummary } from './places.ts';
import { RemindOf } from './remind.tsx';
import { stateNames, stateTones } from './response-states.ts';
import * as texts from './texts.ts';

const useOfBooking = (booking: string) =>
  useApiQuery('GET /questionnaire-assignments', { query: { booking, perPage: 100 } });

/** What somebody is asked about a session of theirs; nothing where they are asked nothing. */
export function OwnQuestionnaires({ booking }: { booking: string }) {
  const { data } = useOfBooking(booking);
  const own = data?.data.results.filter((row) => row.own !== null) ?? [];
  return (
    <Listed
      rows={own}
      stateOf={({ own: mine }) =>
        mine === null ? null : (
          <Badge tone={stateTones[mine.status]}>{stateNames[mine.status]}</Badge>
        )
      }
      endOf={(row) => <Answer row={row} />}
    />
  );
}

/** What one of those who come was asked about a session, with the way to what they answered for those who may read it. */
export function QuestionnairesOfAttendee({ booking, user }: { booking: string; user: string }) {
  const { data } = useOfBooking(booking);
  const rows = data?.data.results ?? [];
  return (
    <Listed
      rows={rows}
      stateOf={() => null}
      endOf={(row) => (
        <Stack gap="2">
          {(row.seesResponses && !row.isAnonymous) || row.own?.user === user ? (
            <LinkButton {...placeOf(row).below(row.id, `responses/${user}`)} size="small">
              {texts.answers}
            </LinkButton>
          ) : null}
          {row.seesRespondents && !row.isAnonymous ? (
            <RemindOf assignment={row.id} user={user} />
          ) : null}
        </Stack>
      )}
    />
  );
}

interface ListedProps {
  rows: readonly AssignmentSummary[];
  stateOf: (row: AssignmentSummary) => ReactNode;
  endOf: (row: AssignmentSummary) => ReactNode;
}

function Listed({ rows, stateOf, endOf }: ListedProps) {
  const zone = useZone();
  if (rows.length === 0) return null;
  return (
    <Card title={texts.questionnaires}>
      <ItemList label={texts.questionnaires}>
        {rows.map((row) => (
          <Item
            key={row.id}
            title={row.questionnaire.name}
            detail={
              <>
                {stateOf(row)}{' '}
                {row.closesAt === null ? null : (
                  <>
                    {texts.closes}: <When at={row.closesAt} zone={zone} />
                  </>
                )}
              </>
            }
            end={endOf(row)}
          />
        ))}
      </ItemList>
    </Card>
  );
}
