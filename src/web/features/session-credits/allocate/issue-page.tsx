import type { LinkProps } from '@tanstack/react-router';
import { Suspense } from 'react';
import { valueOf } from '#domain/dates/value.ts';
import { issuedSources, type IssuedSource } from '#domain/credits/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { lastDay } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { sourceNames, type Holders, type Task } from '../words.ts';
import { OptionField, type FormNames } from './option-field.tsx';
import { TaskChoice } from './task-choice.tsx';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

export interface Issue {
  /** What the credits pay for. */
  readonly option: string;
  readonly quantity: number | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string | null;
  readonly source: IssuedSource;
  readonly reason: string;
}

/** What the form of new credits begins with, what is missing in it, and what of it is sent, whatever they pay for. */
export const issueOf = (zone: string, { options }: Pick<Holders, 'options'>) => ({
  initial: {
    option: options[0]?.id ?? '',
    quantity: null,
    until: null,
    source: 'contract',
    reason: '',
  } as Issue,
  missing: ({ quantity, source, reason }: Issue): Readonly<Record<string, string>> => ({
    ...(quantity === null && { quantity: texts.quantityMustBeAWhole }),
    ...(source === 'goodwill' && reason.trim() === '' && { reason: texts.giveAReasonForGoodwill }),
  }),
  sent: ({ quantity, until, source, reason }: Issue) => ({
    quantity: quantity ?? 0,
    expiresAt: until === null ? null : valueOf({ date: until, minutes: 24 * 60 }, zone),
    source,
    reason: source === 'goodwill' ? reason.trim() : null,
  }),
});

export interface CreditFormProps<Values extends object> {
  names: FormNames;
  holders: Pick<Holders, 'programme' | 'options' | 'expiresAt'>;
  form: RecordForm<Values>;
  /** The list that it leads back to. */
  list: LinkProps;
  onTask: (task: Task) => void;
}

/** New credits in the pool, bought or given. */
export function IssuePage({ names, holders, form, list, onTask }: CreditFormProps<Issue>) {
  const zone = useZone();
  const { programme, options, expiresAt } = holders;
  const { values, change } = form;
  return (
    <FormPage
      title={names.title}
      lead={texts.forLabel(programme.name)}
      form={form}
      verb={texts.addCredits}
      errorTitle={texts.notAddedYet}
      cancel={list}
    >
      <TaskChoice task="issue" onTask={onTask} />
      <OptionField
        {...names.option}
        options={options}
        value={values.option}
        onChange={(option) => change({ option })}
      />
      <Field label={texts.quantity} required>
        <NumberInput
          min={1}
          max={10_000}
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
