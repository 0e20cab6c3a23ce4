import { type ShownUserStatus, shownStatusOfPath } from '#machines/user/states.ts';
import { RecordHistory, type History } from '#web/screens/record/record-history.tsx';
import { RecordView } from '#web/screens/record/record-page.tsx';
import { ThenNotice } from '#web/screens/record/then-notice.tsx';
import type { Answer } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { pageOf, statusTones, statusWords, type User } from './words.ts';
import * as texts from './texts.ts';

interface UserThenProps {
  user: User;
  history: Answer<History>;
  steps: History;
  entry: History[number];
}

/**
 * An account as it was after one step of its history, to look at and not to act on. The history keeps which fields were changed and not what they said, so
 * that erasing somebody leaves nothing behind: the profile of that day is not shown.
 */
export function UserThen({ user, history, steps, entry }: UserThenProps) {
  const zone = useZone();
  const later = steps[steps.indexOf(entry) + 1];
  const status = shownStatusOfPath(entry.state) as ShownUserStatus;
  const then = (at: number) => ({ ...pageOf(user.id), search: { at } });
  return (
    <RecordView
      title={user.fullName}
      status={<Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
      events={[]}
      eventActions={{}}
      notices={
        <ThenNotice
          what={texts.thisAccount}
          history={steps}
          entry={entry}
          then={then}
          now={pageOf(user.id)}
        />
      }
    >
      <Card title={texts.whatWeKnowAboutThat} note={texts.theHistoryRecordsWhichFields}>
        <Facts
          layout="rows"
          facts={[
            { term: texts.status2, detail: statusWords[status] },
            { term: texts.since, detail: <When at={entry.at} zone={zone} /> },
            {
              term: texts.until2,
              detail: later ? <When at={later.at} zone={zone} /> : texts.now,
            },
            { term: texts.by2, detail: entry.by?.fullName ?? texts.theProduct },
          ]}
        />
      </Card>
      <RecordHistory
        query={history}
        label={texts.whatHappenedToThisAccount}
        chart={() => import('#charts/user.json')}
        states={[entry.state]}
        at={entry.position}
        then={then}
        opensChart
      />
    </RecordView>
  );
}
