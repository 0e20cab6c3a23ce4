import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { allocatedWords, poolWords, type Holders, type Task } from '../words.ts';
import { ChooseHolders } from './choose-holders.tsx';
import { holderFrom } from './holder-key.ts';
import { OptionField } from './option-field.tsx';
import { TaskChoice } from './task-choice.tsx';
import * as texts from './texts.ts';

interface Values {
  readonly sessionOption: string;
  readonly units: number | null;
  /** Members and teams by their keys. */
  readonly chosen: readonly string[];
}

const missingIn = ({ units, chosen }: Values): Readonly<Record<string, string>> => ({
  ...(units === null && { units: texts.quantityMustBeAWhole }),
  ...(chosen.length === 0 && { holders: texts.chooseAtLeastOneMember }),
});

/** The same number of credits for each of several members and teams, with what everybody has now and would have. */
export function AllocateForm({
  holders: { programme, options, ...first },
  onTask,
}: {
  holders: Holders;
  onTask: (task: Task) => void;
}) {
  const alert = useAlert();
  const [opened] = useState(options);
  const { id } = programme;
  const list = {
    to: '/app/programmes/$programme/session-credits',
    params: { programme: id },
  } as const;
  const initial: Values = {
    sessionOption: first.counted ?? '',
    units: options.find(({ id: each }) => each === first.counted)?.unitsPerMember || 1,
    chosen: [],
  };
  const form = useRecordForm('POST /programmes/{programme}/session-credits/allocations', {
    name: `session-credits/${id}/allocate`,
    initial,
    missing: missingIn,
    input: ({ sessionOption, units, chosen }) => ({
      params: { programme: id },
      body: {
        sessionOption,
        units: units ?? 0,
        holders: chosen.map(holderFrom),
        seen: opened.find((each) => each.id === sessionOption)?.pool,
      },
    }),
    onDone: ({ units }, go) => {
      alert('success', allocatedWords(units));
      void go(list);
    },
  });
  const { values, change } = form;
  const { data } = useApiQuery(
    'GET /programmes/{programme}/session-credits/holders',
    { params: { programme: id }, query: { sessionOption: values.sessionOption } },
    { keepPrevious: true },
  );
  const isCounted = data?.counted === values.sessionOption;
  const pool = data?.options.find(({ id: each }) => each === values.sessionOption)?.pool ?? 0;
  return (
    <FormPage
      title={texts.createSessionCredit}
      lead={texts.forLabel(programme.name)}
      form={form}
      verb={texts.allocateCredits}
      errorTitle={texts.notAllocatedYet}
      cancel={list}
    >
      <TaskChoice task="allocate" onTask={onTask} />
      <OptionField
        options={options}
        value={values.sessionOption}
        onChange={(sessionOption) => change({ sessionOption })}
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
        holders={isCounted ? data.holders : []}
        units={values.units ?? 0}
        chosen={values.chosen}
        onChoose={(chosen) => change({ chosen })}
      />
    </FormPage>
  );
}
