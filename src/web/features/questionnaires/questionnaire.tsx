import { createFileRoute } from '@tanstack/react-router';
import { canScore } from '#domain/questionnaires/definition.ts';
import { scoreSpan } from '#domain/questionnaires/scoring.ts';
import { readField } from '#domain/records/read-field.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Copy } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { LatePreview } from './answering/late-preview.tsx';
import { BandStrip } from './band-strip.tsx';
import {
  isDeleted,
  questionnaires,
  statusNames,
  statusTones,
  type Questionnaire,
} from './questionnaire-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/questionnaires/$questionnaire')({
  staticData: {
    title: 'Questionnaire',
    audience: 'staff',
    asks: 'GET /questionnaires/{questionnaire}',
  },
  component: QuestionnaireScreen,
});

function QuestionnaireScreen() {
  const history = questionnaires.useHistory();
  const command = useCommand('POST /questionnaires/{questionnaire}/events');
  const publish = ({ id, version }: Questionnaire) =>
    void command.send({
      params: { questionnaire: id },
      body: { type: 'PUBLISH', version, payload: {} },
    });
  return (
    <RecordPage
      query={questionnaires.useOne()}
      title={({ name }) => name}
      lead={({ description }) => description}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}
      eventActions={(questionnaire) => ({
        PUBLISH: { send: () => publish(questionnaire), busy: command.busy },
        ...questionnaires.actionsOf(questionnaire.id),
        REORDER: { link: questionnaires.below(questionnaire.id, 'question-order'), quiet: true },
      })}
      notices={(questionnaire) => (
        <Notices questionnaire={questionnaire} refusal={command.refusal} />
      )}
    >
      {(questionnaire) => (
        <>
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <About questionnaire={questionnaire} />
              <Versions questionnaire={questionnaire} />
            </Stack>
            <LatePreview key={questionnaire.version} definition={questionnaire} />
          </Grid>
          <RecordHistory {...history} states={[questionnaire.status]} />
        </>
      )}
    </RecordPage>
  );
}

interface Of {
  questionnaire: Questionnaire;
}

/** What is in the way of publishing it, and what has been written since. */
function Notices({ questionnaire, refusal }: Of & { refusal: string | null }) {
  const { problems, changes, publishedVersion } = questionnaire;
  if (isDeleted(questionnaire)) return null;
  return (
    <>
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      {changes.length === 0 || publishedVersion === null ? null : (
        <Notice title={texts.changesSince(publishedVersion)}>
          <Sentences sentences={changes} />
          <p>{texts.notPublished(publishedVersion + 1)}</p>
        </Notice>
      )}
      {problems.length === 0 ? null : (
        <Notice tone="warning" title={texts.beforePublishing}>
          <Sentences sentences={problems} />
        </Notice>
      )}
    </>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

function About({ questionnaire }: Of) {
  const { id, purpose, estimatedMinutes, questions, scoring, asks } = questionnaire;
  const isScored = scoring.method !== 'none' && questions.some(canScore);
  return (
    <Card
      title={texts.aboutThisQuestionnaire}
      actions={
        <LinkButton
          to="/app/questionnaires/create"
          search={{ from: id }}
          size="small"
          icon={<Copy />}
        >
          {texts.duplicate}
        </LinkButton>
      }
    >
      <Stack gap="4">
        <Facts
          facts={[
            { term: texts.purpose, detail: readField(questionnaires.fields.purpose, purpose) },
            { term: texts.questions, detail: String(asks) },
            ...(estimatedMinutes === null
              ? []
              : [{ term: texts.estimatedTime, detail: texts.minutes(estimatedMinutes) }]),
            lastChanged(questionnaire),
          ]}
        />
        {isScored ? (
          <Stack gap="2">
            <Text strong>{texts.score}</Text>
            <BandStrip scoring={scoring} span={scoreSpan(questionnaire)} />
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

function Versions({ questionnaire: { versions } }: Of) {
  const zone = useZone();
  return (
    <Card title={texts.versions}>
      {versions.length === 0 ? (
        <Text tone="muted">{texts.noVersionYet}</Text>
      ) : (
        <ItemList label={texts.versions}>
          {versions.map(({ number, publishedAt, publishedBy, changes }) => (
            <Item
              key={number}
              title={texts.versionOf(number)}
              detail={
                <>
                  <When at={publishedAt} zone={zone} />
                  {publishedBy === null ? null : `, ${texts.publishedBy(publishedBy.fullName)}`}
                </>
              }
            >
              {changes.length > 0 ? (
                <Sentences sentences={changes} />
              ) : (
                <Text look="small" tone="muted">
                  {number === 1 ? texts.firstVersion : texts.nothingElseAsked}
                </Text>
              )}
            </Item>
          ))}
        </ItemList>
      )}
    </Card>
  );
}
