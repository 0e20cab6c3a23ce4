import { Suspense } from 'react';
import { LatePreview } from '#web/features/questionnaires/public.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Answer } from './assignment-table.tsx';
import {
  placeOf,
  places,
  statusNames,
  statusTones,
  useAssignment,
  type Assignment,
} from './places.ts';
import * as texts from './texts.ts';

/** Below the questions, and for those alone who see them. */
const ResultsSection = lazyPart(async () => (await import('./results.tsx')).ResultsSection);

export const pages = {
  '/app/programmes/$programme/questionnaires/$questionnaire': page(
    'everyone',
    'Programme Questionnaire',
    AssignmentScreen,
  ),
  '/app/bookings/$booking/questionnaires/$questionnaire': page(
    'everyone',
    'Booking Questionnaire',
    AssignmentScreen,
  ),
} satisfies Pages;

/** A questionnaire that is asked here: its questions, when, of whom, and how many have answered. */
export function AssignmentScreen() {
  const place = places.usePlace();
  const command = useCommand('POST /questionnaire-assignments/{questionnaireAssignment}/events');
  const send = (type: 'REMIND' | 'CLOSE', { id, version }: Assignment) =>
    void command.send({
      params: { questionnaireAssignment: id },
      body: { type, version, payload: {} },
    });
  return (
    <RecordPage
      query={useAssignment(place.record)}
      title={({ questionnaire }) => questionnaire.name}
      lead={({ description }) => description}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      first={(assignment) => (assignment.own?.isDue ? <Answer row={assignment} isFirst /> : null)}
      eventActions={(assignment) => ({
        REMIND: { send: () => send('REMIND', assignment), busy: command.busy },
        CLOSE: { send: () => send('CLOSE', assignment), busy: command.busy, quiet: true },
        ...(place.kind === 'programme' && {
          EDIT: { link: place.below(assignment.id, 'edit') },
          DELETE: { link: place.below(assignment.id, 'delete'), danger: true },
        }),
      })}
      notices={() =>
        command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )
      }
    >
      {(assignment) => (
        <>
          <Grid columns="aside" gap="6">
            <About assignment={assignment} />
            <LatePreview key={assignment.version} definition={assignment} />
          </Grid>
          {assignment.progress === null ? null : (
            <Suspense fallback={<WaitingLines />}>
              <ResultsSection assignment={assignment.id} />
            </Suspense>
          )}
        </>
      )}
    </RecordPage>
  );
}

function About({ assignment }: { assignment: Assignment }) {
  const zone = useZone();
  const { number } = useNumbers();
  const place = placeOf(assignment);
  const { id, progress, own, opensAt, closesAt, seesRespondents, seesResponses } = assignment;
  const isOfProgramme = assignment.programme !== null;
  return (
    <Card
      title={texts.about}
      actions={
        <Row>
          {own?.mayRead ? (
            <LinkButton {...place.below(id, `responses/${own.user}`)} size="small">
              {texts.seeAnswers}
            </LinkButton>
          ) : null}
          {seesRespondents ? (
            <LinkButton {...place.below(id, 'respondents')} size="small">
              {texts.respondents}
            </LinkButton>
          ) : null}
          {seesResponses && isOfProgramme ? (
            <LinkButton {...place.below(id, 'responses')} size="small">
              {texts.responses}
            </LinkButton>
          ) : null}
        </Row>
      }
    >
      <Facts
        facts={[
          {
            term: texts.opens,
            detail: opensAt === null ? texts.immediately : <When at={opensAt} zone={zone} />,
          },
          {
            term: texts.closes,
            detail: closesAt === null ? texts.withTheProgramme : <When at={closesAt} zone={zone} />,
          },
          { term: texts.readers, detail: assignment.readers.plain },
          {
            term: texts.changeable,
            detail: assignment.allowEdit ? texts.untilItCloses : texts.afterwardsNot,
          },
          ...(progress === null
            ? []
            : [
                {
                  term: texts.progress,
                  detail: texts.submittedOf(progress.submitted, progress.asked),
                },
                {
                  term: texts.averageScore,
                  detail:
                    progress.averageScore === null
                      ? texts.resultsFrom
                      : number(progress.averageScore),
                },
                { term: texts.version, detail: assignment.questionnaireVersion },
                {
                  term: texts.reminders,
                  detail: assignment.reminds ? texts.remindersAreSent : texts.noReminders,
                },
                lastChanged(assignment),
              ]),
        ]}
      />
    </Card>
  );
}
