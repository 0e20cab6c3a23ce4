import { useState } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { queryOf } from '#web/api/options.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { ReportSearch } from './report-search.ts';
import * as texts from './texts.ts';

const intervals = [
  { value: 'never', label: texts.never },
  { value: 'week', label: texts.weekly },
  { value: 'month', label: texts.monthly },
] as const;

interface ReportEmailsProps {
  report: string;
  search: ReportSearch;
}

/** Whether the reader gets a mail that leads to this report, and how often. */
export function ReportEmails({ report, search }: ReportEmailsProps) {
  const query = useApiQuery('GET /reports/{report}/schedule', { params: { report } });
  return (
    <div id="emails">
      <Card title={texts.emails} note={texts.emailsNote}>
        <Loaded query={query}>
          {(schedule) => <Interval report={report} search={search} schedule={schedule} />}
        </Loaded>
      </Card>
    </div>
  );
}

type Schedule = NonNullable<
  ReturnType<typeof useApiQuery<'GET /reports/{report}/schedule'>>['data']
>;

function Interval({ report, search, schedule }: ReportEmailsProps & { schedule: Schedule }) {
  const { api, queryClient } = useServices();
  const alert = useAlert();
  const [every, setEvery] = useState(schedule.every);
  const command = useCommand('POST /reports/{report}/schedule', {
    onDone(saved) {
      const { queryKey } = queryOf(api, 'GET /reports/{report}/schedule', { params: { report } });
      queryClient.setQueryData(queryKey, saved);
      alert('success', saved.every === 'never' ? texts.emailsStopped : texts.emailsSet);
    },
  });
  const { organization, programme, team, coach } = search;
  const save = () =>
    void command.send({
      params: { report },
      body: { every, organization, programme, team, coach },
    });
  return (
    <Stack gap="3">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Row gap="3" align="end">
        <Field label={texts.howOften} id="report-emails">
          <Select
            options={intervals}
            value={every}
            onChange={(chosen) => setEvery(chosen || 'never')}
          />
        </Field>
        <Button busy={command.busy} onClick={save}>
          {every === schedule.every && every !== 'never' ? texts.takeTheseFilters : texts.save}
        </Button>
      </Row>
      {schedule.nextAt === null ? null : (
        <Text look="small" tone="muted">
          {texts.nextEmail}
          <When at={schedule.nextAt} inSentence />.
        </Text>
      )}
    </Stack>
  );
}
