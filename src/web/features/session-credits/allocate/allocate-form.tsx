import { useState } from 'react';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useEntered } from '#web/screens/form/use-entered.ts';
import { useSentForm } from '#web/screens/form/use-record-form.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
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
  /** What the pool lacks is added to it first. */
  readonly fills: boolean;
}

const missingIn = ({ units, chosen }: Values): Readonly<Record<string, string>> => ({
  ...(units === null && { units: texts.quantityMustBeAWhole }),
  ...(chosen.length === 0 && { holders: texts.chooseAtLeastOneMember }),
});

const usualUnits = (options: Holders['options'], option: string | null): number =>
  options.find(({ id }) => id === option)?.unitsPerMember || 1;

/** The same number of credits for each of several members and teams, with what everybody has now and would have. */
export function AllocateForm({
  holders: first,
  onTask,
}: {
  holders: Holders;
  onTask: (task: Task) => void;
}) {
  const { programme, options } = first;
  const alert = useAlert();
  const [opened] = useState(options);
  const { id } = programme;
  const list = {
    to: '/app/programmes/$programme/session-credits',
    params: { programme: id },
  } as const;
  const initial: Values = {
    sessionOption: first.counted ?? '',
    units: usualUnits(options, first.counted),
    chosen: [],
    fills: options.every(({ pool }) => pool === 0),
  };
  const entered = useEntered(`session-credits/${id}/allocate`, initial);
  const { values, change } = entered;
  const { data } = useApiQuery(
    'GET /programmes/{programme}/session-credits/holders',
    { params: { programme: id }, query: { sessionOption: values.sessionOption } },
    { keepPrevious: true },
  );
  const counted = [data, first].find((each) => each?.counted === values.sessionOption);
  const pool = counted?.options.find(({ id: each }) => each === values.sessionOption)?.pool ?? 0;
  const needed = (values.units ?? 0) * values.chosen.length;
  const lacking = Math.max(0, needed - pool);
  const form = useSentForm('POST /programmes/{programme}/session-credits/allocations', entered, {
    missing: missingIn,
    input: ({ sessionOption, units, chosen, fills }) => ({
      params: { programme: id },
      body: {
        sessionOption,
        units: units ?? 0,
        holders: chosen.map(holderFrom),
        seen: opened.find((each) => each.id === sessionOption)?.pool,
        issuing: fills ? lacking : 0,
      },
    }),
    onDone: ({ units }, go) => {
      alert('success', allocatedWords(units));
      void go(list);
    },
  });
  return (
    <FormPage
      title={texts.sessionNames.title}
      lead={texts.forLabel(programme.name)}
      form={form}
      verb={texts.allocateCredits}
      errorTitle={texts.notAllocatedYet}
      cancel={list}
    >
      <TaskChoice task="allocate" onTask={onTask} />
      <OptionField
        {...texts.sessionNames.option}
        options={options}
        value={values.sessionOption}
        onChange={(sessionOption) =>
          change({ sessionOption, units: usualUnits(options, sessionOption) })
        }
      />
      <Field
        label={texts.creditsForEach}
        errorKey="units"
        required
        tip={counted ? poolWords(pool, needed) : undefined}
      >
        <NumberInput
          min={1}
          max={1000}
          value={values.units}
          onChange={(units) => change({ units })}
        />
      </Field>
      {counted && lacking > 0 ? (
        <Checkbox
          label={texts.addWhatIsMissing(lacking)}
          checked={values.fills}
          onChange={({ target }) => change({ fills: target.checked })}
        />
      ) : null}
      <ChooseHolders
        names={texts.sessionNames}
        holders={counted?.holders ?? []}
        units={values.units ?? 0}
        chosen={values.chosen}
        onChoose={(chosen) => change({ chosen })}
      />
    </FormPage>
  );
}
