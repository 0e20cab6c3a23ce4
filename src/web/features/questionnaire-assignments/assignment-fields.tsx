import { assignedFields, writtenFields } from '#machines/questionnaire-assignment/fields.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { Values } from './assignment-values.ts';
import * as texts from './texts.ts';

interface FieldsProps {
  values: Values;
  change: (patch: Partial<Values>) => void;
  programme: string;
}

const { opensOn, closesOn, rule, allowEdit, reminds } = writtenFields;

/** When it is open, who is asked, and what happens until it closes. */
export function AssignmentFields({ values, change, programme }: FieldsProps) {
  const { opensOn: opens, closesOn: closes, rule: who, allowEdit: edits, reminds: sends } = values;
  return (
    <>
      <RecordFields
        fields={{ opensOn, closesOn, rule }}
        form={{ values: { opensOn: opens, closesOn: closes, rule: who }, change }}
      />
      {who === 'teams' ? (
        <Choosing
          kind="team"
          programme={programme}
          chosen={values.teams}
          onChange={(teams) => change({ teams })}
        />
      ) : null}
      {who === 'chosen' ? (
        <Choosing
          kind="person"
          programme={programme}
          chosen={values.members}
          onChange={(members) => change({ members })}
        />
      ) : null}
      <RecordFields
        fields={{ allowEdit, reminds }}
        form={{ values: { allowEdit: edits, reminds: sends }, change }}
      />
    </>
  );
}

interface ChoosingProps {
  kind: 'team' | 'person';
  programme: string;
  chosen: readonly ChosenRecord[];
  onChange: (chosen: readonly ChosenRecord[]) => void;
}

/** Some of those who take part, one after the other. */
function Choosing({ kind, programme, chosen, onChange }: ChoosingProps) {
  const label = kind === 'team' ? texts.teams : texts.people;
  return (
    <Stack gap="2">
      <ChooseRecord
        label={label}
        errorKey="memberIds"
        required
        route="GET /questionnaire-assignments/people"
        input={(search) => ({ query: { search, kind, programme } })}
        nameOf={({ name }) => name}
        chosen={null}
        onChoose={(one) =>
          one === null || chosen.some(({ id }) => id === one.id)
            ? undefined
            : onChange([...chosen, one])
        }
        placeholder={kind === 'team' ? texts.searchTeams : texts.searchPeople}
        none={kind === 'team' ? texts.noTeams : texts.noPeople}
      />
      <ChosenRecords label={label} chosen={chosen} removal={texts.removeOne} onChange={onChange} />
    </Stack>
  );
}

interface AnonymousFieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether anybody is named; it is decided once. */
export function AnonymousField({ value, onChange }: AnonymousFieldProps) {
  const { isAnonymous } = assignedFields;
  return (
    <RecordFields
      fields={{ isAnonymous }}
      form={{
        values: { isAnonymous: value },
        change: (patch) => {
          if (patch.isAnonymous !== undefined) onChange(patch.isAnonymous);
        },
      }}
    />
  );
}
