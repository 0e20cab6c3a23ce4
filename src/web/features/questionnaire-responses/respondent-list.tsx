import { useParams } from '@tanstack/react-router';
import {
  placeOf,
  places,
  Remind,
  RemindOne,
  stateNames,
  stateTones,
  useAssignment,
  type Assignment,
} from '#web/features/questionnaire-assignments/public.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Users } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { respondentList } from './lists.ts';
import type { Respondent } from './responses.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/questionnaires/$questionnaire/respondents': listPage(
    'everyoneButMembers',
    'Programme Respondents',
    RespondentList,
    respondentList,
  ),
  '/app/bookings/$booking/questionnaires/$questionnaire/respondents': listPage(
    'coachesAndStaff',
    'Respondents',
    RespondentList,
    respondentList,
  ),
} satisfies Pages;

/** Several of those who are asked, at once. */
const choice = rowChoice<
  Respondent,
  'POST /questionnaire-responses/{questionnaireResponse}/events'
>('POST /questionnaire-responses/{questionnaireResponse}/events', {
  noun: 'respondent',
  nouns: texts.nounRespondents,
  events: { REMIND: texts.remindedTogether },
  nameOf: ({ member }) => member.fullName,
});

/** Who is asked, how far they are, and a reminder for all who are late. */
export function RespondentList() {
  const place = places.usePlace();
  const { questionnaire = '' } = useParams({ strict: false });
  const list = useRecordList(respondentList, useListSearch(respondentList), {
    fixed: { assignment: questionnaire },
  });
  return (
    <Loaded query={useAssignment(questionnaire)} whole>
      {(assignment) => (
        <ListPage
          {...list.parts}
          title={place.titles.page}
          lead={
            <Stack gap="2">
              <span>{texts.respondentsOf(assignment.questionnaire.name)}</span>
              {assignment.isAnonymous ? <Text tone="muted">{texts.nobodyIsNamed}</Text> : null}
            </Stack>
          }
          actions={<Remind assignment={assignment} />}
          nouns={texts.nounRespondents}
          searchLabel={texts.searchRespondents}
          choice={choice}
          empty={
            <EmptyState title={texts.noRespondentsYet} icon={<Users />}>
              {texts.askedOnceOpen}
            </EmptyState>
          }
        >
          {(rows) => <RespondentTable rows={rows} assignment={assignment} />}
        </ListPage>
      )}
    </Loaded>
  );
}

interface TableProps {
  rows: readonly Respondent[];
  assignment: Assignment;
}

function RespondentTable({ rows, assignment }: TableProps) {
  const zone = useZone();
  const { number } = useNumbers();
  const { isAnonymous, mayStandIn, id } = assignment;
  const place = placeOf(assignment);
  const when = (at: string | null) => (at === null ? '–' : <When at={at} zone={zone} />);
  return (
    <DataTable<Respondent, OrderOf<'GET /questionnaire-responses'>>
      caption={texts.respondents}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'name',
          header: texts.name,
          sort: 'name',
          cell: ({ member, isReadable }) =>
            isReadable ? (
              <TextLink tone="record" {...place.below(id, `responses/${member.id}`)}>
                {member.fullName}
              </TextLink>
            ) : (
              member.fullName
            ),
        },
        {
          key: 'team',
          header: texts.team,
          from: 'wide',
          cell: ({ teams }) => teams.map(({ name }) => name).join(', ') || '–',
        },
        {
          key: 'state',
          header: texts.state,
          sort: 'state',
          cell: ({ status }) => <Badge tone={stateTones[status]}>{stateNames[status]}</Badge>,
        },
        ...(isAnonymous
          ? []
          : ([
              {
                key: 'started',
                header: texts.started,
                from: 'wide',
                cell: ({ startedAt }: Respondent) => when(startedAt),
              },
              {
                key: 'submitted',
                header: texts.submitted,
                sort: 'submitted',
                cell: ({ submittedAt }: Respondent) => when(submittedAt),
              },
              {
                key: 'score',
                header: texts.score,
                align: 'end',
                cell: ({ score }: Respondent) => (score === null ? '–' : number(score)),
              },
            ] as const)),
        {
          key: 'reminders',
          header: texts.reminders,
          align: 'end',
          from: 'wide',
          cell: ({ reminders }) => reminders,
        },
      ]}
      actions={
        rows.some(({ mayAnswer, availableEvents }) => mayAnswer || availableEvents.length > 0)
          ? (row) => (
              <Row>
                <RemindOne response={row} name={row.member.fullName} />
                {mayStandIn && row.mayAnswer ? (
                  <LinkButton
                    {...place.below(id, `responses/${row.member.id}/edit`)}
                    size="small"
                    aria-label={texts.answerFor(row.member.fullName)}
                  >
                    {texts.answerForThem}
                  </LinkButton>
                ) : null}
              </Row>
            )
          : undefined
      }
    />
  );
}
