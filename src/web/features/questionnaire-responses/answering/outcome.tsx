import { bandOf, scoreSpan } from '#domain/questionnaires/scoring.ts';
import { placeOf, type Assignment } from '#web/features/questionnaire-assignments/public.ts';
import { BandStrip } from '#web/features/questionnaires/public.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import type { Response } from '../responses.ts';
import * as texts from './texts.ts';

interface OutcomeProps {
  assignment: Assignment;
  response: Response;
}

/** What came of it: the score with its advice, and what happens with the answers. */
export function Outcome({ assignment, response }: OutcomeProps) {
  const { number } = useNumbers();
  const { score, isOwn, member, scoring } = response;
  const place = placeOf(assignment);
  const band = score === null ? null : bandOf(scoring.bands, score);
  const title = isOwn || member === null ? texts.submitted : texts.submittedFor(member.fullName);
  return (
    <Stack gap="6">
      <PageHeading title={title} lead={assignment.questionnaire.name} />
      <Card>
        <Stack gap="4">
          {score === null ? null : (
            <Text strong>
              {isOwn ? texts.yourScore(number(score)) : texts.scoreOf(number(score))}
            </Text>
          )}
          {score === null ? null : <BandStrip scoring={scoring} span={scoreSpan(response)} />}
          {band === null ? null : (
            <Stack gap="1">
              <Text strong>{band.label}</Text>
              {band.advice === '' ? null : <Text>{band.advice}</Text>}
            </Stack>
          )}
          <Text tone="muted">{texts.whatHappens(assignment.readers.plain)}</Text>
          {assignment.allowEdit && isOwn ? <Text tone="muted">{texts.canBeChanged}</Text> : null}
          <Row>
            {member === null ? null : (
              <LinkButton
                {...place.below(assignment.id, `responses/${member.id}`)}
                variant="primary"
              >
                {texts.seeAnswers}
              </LinkButton>
            )}
            <LinkButton {...place.list}>{texts.allQuestionnaires}</LinkButton>
          </Row>
        </Stack>
      </Card>
    </Stack>
  );
}
