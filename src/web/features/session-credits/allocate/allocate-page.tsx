import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { poolWords, type Holders } from '../words.ts';
import { ChooseHolders } from './choose-holders.tsx';
import type { CreditFormProps } from './issue-page.tsx';
import { OptionField } from './option-field.tsx';
import { TaskChoice } from './task-choice.tsx';
import * as texts from './texts.ts';

export interface Allocation {
  /** What the credits pay for. */
  readonly option: string;
  readonly units: number | null;
  /** Members and teams by their keys. */
  readonly chosen: readonly string[];
}

/** What the form of allocating begins with, what is missing in it, and what was in the pool when it was opened; `none` is for whoever has chosen nobody. */
export function useAllocation(
  { options, counted }: Pick<Holders, 'options' | 'counted'>,
  none: string,
) {
  const [opened] = useState(options);
  return {
    initial: {
      option: counted ?? '',
      units: options.find(({ id }) => id === counted)?.unitsPerMember || 1,
      chosen: [],
    } as Allocation,
    missing: ({ units, chosen }: Allocation): Readonly<Record<string, string>> => ({
      ...(units === null && { units: texts.quantityMustBeAWhole }),
      ...(chosen.length === 0 && { holders: none }),
    }),
    seen: (option: string) => opened.find(({ id }) => id === option)?.pool,
  };
}

interface AllocatePageProps extends CreditFormProps<Allocation> {
  /** The same form as it is counted for what was chosen. */
  data: Holders | undefined;
}

/** The same number of credits for each of several holders, with what everybody has now and would have. */
export function AllocatePage({
  names,
  holders: { programme, options },
  data,
  form,
  list,
  onTask,
}: AllocatePageProps) {
  const { values, change } = form;
  const isCounted = data?.counted === values.option;
  const pool = data?.options.find(({ id }) => id === values.option)?.pool ?? 0;
  return (
    <FormPage
      title={names.title}
      lead={texts.forLabel(programme.name)}
      form={form}
      verb={texts.allocateCredits}
      errorTitle={texts.notAllocatedYet}
      cancel={list}
    >
      <TaskChoice task="allocate" onTask={onTask} />
      <OptionField
        {...names.option}
        options={options}
        value={values.option}
        onChange={(option) => change({ option })}
      />
      <Field
        label={texts.creditsForEach}
        errorKey="units"
        required
        tip={isCounted ? poolWords(pool, (values.units ?? 0) * values.chosen.length) : undefined}
      >
        <NumberInput
          min={1}
          max={1000}
          value={values.units}
          onChange={(units) => change({ units })}
        />
      </Field>
      <ChooseHolders
        names={names}
        holders={isCounted ? data.holders : []}
        units={values.units ?? 0}
        chosen={values.chosen}
        onChoose={(chosen) => change({ chosen })}
      />
    </FormPage>
  );
}
