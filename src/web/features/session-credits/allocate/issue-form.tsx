import { Suspense } from 'react';
import { valueOf } from '#domain/dates/value.ts';
import { issuedSources, mostIssued, type IssuedSource } from '#domain/credits/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { lastDay } from '#web/screens/list/last-day.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { issuedWords, sourceNames, type Holders, type Task } from '../words.ts';
import { OptionField } from './option-field.tsx';
import { TaskChoice } from './task-choice.tsx';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

interface Values {
  readonly sessionOption: string;
  readonly quantity: number | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string | null;
  readonly source: IssuedSource;
  readonly reason: string;
}

const missingIn = ({ quantity, source, reason }: Values): Readonly<Record<string, string>> => ({
  ...(quantity === null && { quantity: texts.quantityMustBeAWhole }),
  ...(source === 'goodwill' && reason.trim() === '' && { reason: texts.giveAReasonForGoodwill }),
});

/** New credits in the pool, bought or given. */
export function IssueForm({
  holders: { programme, options, expiresAt, ...first },
  onTask,
}: {
  holders: Holders;
  onTask: (task: Task) => void;
}) {
  const alert = useAlert();
  const zone = useZone();
  const { id } = programme;
  const list = {
    to: '/app/programmes/$programme/session-credits',
    params: { programme: id },
  } as const;
  const initial: Values = {
    sessionOption: first.counted ?? '',
    quantity: null,
    until: null,
    source: 'contract',
    reason: '',
  };
  const form = useRecordForm('POST /programmes/{programme}/session-credits', {
    name: `session-credits/${id}/issue`,
    initial,
    missing: missingIn,
    input: ({ sessionOption, quantity, until, source, reason }) => ({
      params: { programme: id },
      body: {
        sessionOption,
        quantity: quantity ?? 0,
        expiresAt: until === null ? null : valueOf({ date: until, minutes: 24 * 60 }, zone),
        source,
        reason: source === 'goodwill' ? reason.trim() : null,
      },
    }),
    onDone: (_, go) => {
      alert('success', issuedWords(form.values.quantity ?? 0));
      void go(list);
    },
  });
  const { values, change } = form;
  return (
    <FormPage
      title={texts.sessionNames.title}
      lead={texts.forLabel(programme.name)}
      form={form}
      verb={texts.addCredits}
      errorTitle={texts.notAddedYet}
      cancel={list}
    >
      <TaskChoice task="issue" onTask={onTask} />
      <OptionField
        {...texts.sessionNames.option}
        options={options}
        value={values.sessionOption}
        onChange={(sessionOption) => change({ sessionOption })}
      />
      <Field label={texts.quantity} required>
        <NumberInput
          min={1}
          max={mostIssued}
          value={values.quantity}
          onChange={(quantity) => change({ quantity })}
        />
      </Field>
      <Suspense fallback={<WaitingLines lines={2} />}>
        <DateField
          label={texts.canBeUsedUntil}
          errorKey="expiresAt"
          tip={texts.leaveItEmptyToEnd(lastDay(expiresAt, zone, 0))}
          value={values.until}
          onChange={(until) => change({ until })}
        />
      </Suspense>
      <Field label={texts.source} required>
        <Select
          options={issuedSources.map((value) => ({ value, label: sourceNames[value] }))}
          value={values.source}
          onChange={(source) => change({ source: source || 'contract' })}
        />
      </Field>
      {values.source === 'goodwill' ? (
        <Field label={texts.reason} required tip={texts.itStaysInTheLedger}>
          <Textarea
            rows={3}
            maxLength={500}
            value={values.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      ) : null}
    </FormPage>
  );
}
