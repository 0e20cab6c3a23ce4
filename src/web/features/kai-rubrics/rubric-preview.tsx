import { useState } from 'react';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { writtenIn, type RubricValues } from './written.ts';
import * as texts from './texts.ts';

type Previewed = DataOf<'POST /kai-rubrics/{kaiRubric}/preview'>;
type Score = Previewed['after']['scores'][number];

interface Line {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const columns: readonly [Column<Line>, ...Column<Line>[]] = [
  { key: 'name', header: texts.dimensionsTitle, cell: ({ name }) => name },
  { key: 'before', header: texts.before, cell: ({ before }) => before },
  { key: 'after', header: texts.after, cell: ({ after }) => after },
];

const said = (score: Score | undefined): string => {
  if (score === undefined) return texts.isNew;
  return score.value === null
    ? texts.noEvidence
    : `${score.value} (${texts.passages(score.evidence)})`;
};

/** What each dimension of either version comes to, and the whole. */
function linesOf({ before, after }: Previewed): Line[] {
  const all = new Map(
    [...after.scores, ...before.scores].map(({ dimension, name }) => [dimension, name]),
  );
  for (const { dimension, name } of after.scores) all.set(dimension, name);
  const of = ({ scores }: Previewed['before'], key: string) =>
    said(scores.find(({ dimension }) => dimension === key));
  const whole = (value: number | null) => (value === null ? texts.notScored : String(value));
  return [
    ...[...all].map(([key, name]) => ({
      key,
      name,
      before: of(before, key),
      after: of(after, key),
    })),
    {
      key: ' overall',
      name: texts.overall,
      before: whole(before.overall),
      after: whole(after.overall),
    },
  ];
}

interface RubricPreviewProps {
  group: ProgrammeGroup;
  values: RubricValues;
}

/** How a transcript scores before and after. */
export function RubricPreview({ group, values }: RubricPreviewProps) {
  const [transcript, setTranscript] = useState('');
  const [shown, setShown] = useState<Previewed | null>(null);
  const command = useCommand('POST /kai-rubrics/{kaiRubric}/preview', { onDone: setShown });
  const { transcript: trouble, ...others } = command.errors;
  const submit = async () => {
    await command.send({
      params: { kaiRubric: group },
      body: { ...writtenIn(values), transcript: transcript.trim() || null },
    });
  };
  const isElsewhere = Object.keys(others).length > 0;
  return (
    <Card title={texts.preview} note={texts.previewNote}>
      <Form
        onSubmit={() => void submit()}
        errors={trouble === undefined ? {} : { transcript: trouble }}
        aria-label={texts.preview}
      >
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        {isElsewhere ? (
          <Notice tone="error" live>
            <ul>
              {Object.entries(others).map(([key, sentence]) => (
                <li key={key}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <Field label={texts.transcript} tip={texts.transcriptTip}>
          <Textarea
            rows={5}
            maxLength={40_000}
            value={transcript}
            onChange={({ target }) => setTranscript(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={command.busy}>
            {texts.showScores}
          </Button>
        </Row>
      </Form>
      {shown === null ? null : (
        <Stack gap="3">
          <DataTable
            caption={texts.preview}
            columns={columns}
            rows={linesOf(shown)}
            rowKey={({ key }) => key}
          />
        </Stack>
      )}
    </Card>
  );
}
