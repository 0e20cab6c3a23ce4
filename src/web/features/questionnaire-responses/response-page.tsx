import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { visibleQuestions } from '#domain/questionnaires/condition.ts';
import { bandOf, scoreSpan } from '#domain/questionnaires/scoring.ts';
import { isSubmitted } from '#machines/questionnaire-response/labels.ts';
import { places, stateNames, stateTones } from '#web/features/questionnaire-assignments/public.ts';
import { BandStrip } from '#web/features/questionnaires/public.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { answerInWords } from './answer-words.ts';
import { useResponseOf, type Response } from './responses.ts';
import * as texts from './texts.ts';

/** For staff who give one back. */
const Reopening = lazyPart(async () => (await import('./reopening.tsx')).Reopening);

export const pages = {
  '/app/programmes/$programme/questionnaires/$questionnaire/responses/$user': page(
    'everyone',
    'Programme Response',
    ResponseScreen,
  ),
  '/app/bookings/$booking/questionnaires/$questionnaire/responses/$user': page(
    'everyone',
    'Response',
    ResponseScreen,
  ),
} satisfies Pages;

/** What somebody answered, for themselves, their coach and staff; it can be printed. */
export function ResponseScreen() {
  const place = places.usePlace();
  const { user = '' } = useParams({ strict: false });
  const [isReopening, setReopening] = useState(false);
  const command = useCommand('POST /questionnaire-responses/{questionnaireResponse}/events');
  const change = ({ id, version }: Response) =>
    void command.send({
      params: { questionnaireResponse: id },
      body: { type: 'CHANGE', version, payload: {} },
    });
  const edit = place.below(place.record, `responses/${user}/edit`);
  return (
    <RecordPage
      query={useResponseOf(place.record, user)}
      title={({ member }) => member?.fullName ?? texts.anonymous}
      lead={({ assignment }) => assignment.name}
      status={({ status }) => <Badge tone={stateTones[status]}>{stateNames[status]}</Badge>}
      first={({ mayAnswer, isOwn }) =>
        mayAnswer ? (
          <LinkButton {...edit} variant="primary">
            {isOwn ? texts.goOn : texts.editAnswers}
          </LinkButton>
        ) : (
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        )
      }
      eventActions={(response) => ({
        CHANGE: { send: () => change(response), busy: command.busy, quiet: true },
        REOPEN: { send: () => setReopening(true), busy: false, quiet: true },
      })}
      notices={() =>
        command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )
      }
    >
      {(response) => (
        <Stack gap="6">
          <Dialog
            open={isReopening}
            onClose={() => setReopening(false)}
            title={texts.reopenTitle(response.member?.fullName ?? texts.anonymous)}
          >
            {isReopening ? (
              <Suspense fallback={<WaitingLines lines={5} />}>
                <Reopening response={response} onClose={() => setReopening(false)} />
              </Suspense>
            ) : null}
          </Dialog>
          <About response={response} />
          <ResponseAnswers response={response} />
        </Stack>
      )}
    </RecordPage>
  );
}

function About({ response }: { response: Response }) {
  const zone = useZone();
  const { number } = useNumbers();
  const { score, submittedAt, enteredBy, durationSeconds, questionnaireVersion, scoring } =
    response;
  const band = score === null ? null : bandOf(scoring.bands, score);
  return (
    <Card title={texts.response}>
      <Stack gap="4">
        <Facts
          facts={[
            ...(submittedAt === null
              ? []
              : [{ term: texts.submittedAt, detail: <When at={submittedAt} zone={zone} /> }]),
            ...(enteredBy === null ? [] : [{ term: texts.enteredBy, detail: enteredBy.fullName }]),
            ...(durationSeconds === null || enteredBy !== null
              ? []
              : [{ term: texts.duration, detail: texts.minutes(durationSeconds) }]),
            { term: texts.version, detail: questionnaireVersion },
            ...(score === null ? [] : [{ term: texts.score, detail: number(score) }]),
          ]}
        />
        {score === null ? null : <BandStrip scoring={scoring} span={scoreSpan(response)} />}
        {band === null ? null : (
          <Stack gap="1">
            <Text strong>{band.label}</Text>
            {band.advice === '' ? null : <Text>{band.advice}</Text>}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** The answers that the reader may see, each with its question. */
export function ResponseAnswers({ response }: { response: Response }) {
  const { questions, answers, hidden, status, isOwn } = response;
  const asked = visibleQuestions(questions, answers).filter(({ type }) => type !== 'statement');
  const isReadable = isOwn || isSubmitted(status) || Object.keys(answers).length > 0;
  return (
    <Card title={texts.answersOf}>
      {isReadable ? (
        <Stack gap="4">
          <Facts
            facts={asked.map((question) => ({
              term: question.label,
              detail: answerInWords(question, answers[question.id] ?? null) ?? (
                <Text tone="muted">{texts.noAnswer}</Text>
              ),
            }))}
          />
          {hidden === 0 ? null : <Text tone="muted">{texts.hiddenAnswers(hidden)}</Text>}
        </Stack>
      ) : (
        <Text tone="muted">{texts.notHandedIn}</Text>
      )}
    </Card>
  );
}
