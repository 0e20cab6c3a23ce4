import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { findChoice } from './find-choices.ts';
import type { KpiValues } from './kpi-form.ts';
import * as texts from './texts.ts';

interface ScopeFieldsProps {
  form: Pick<RecordForm<KpiValues>, 'values' | 'change'>;
}

/** Whose members have values: some organisations, some programmes, or everybody. */
export function ScopeFields({ form: { values, change } }: ScopeFieldsProps) {
  return (
    <Card title={texts.scope} note={texts.scopeLead}>
      <Stack gap="4">
        <ChooseRecord
          {...findChoice('organization')}
          key={`organizations ${values.organizations.length}`}
          label={texts.addOrganisation}
          errorKey="organizationIds"
          chosen={null}
          onChoose={(one) => change({ organizations: withOne(values.organizations, one) })}
        />
        <ChosenRecords
          label={texts.organisations}
          chosen={values.organizations}
          removal={texts.remove}
          onChange={(organizations) => change({ organizations })}
        />
        <ChooseRecord
          {...findChoice('programme')}
          key={`programmes ${values.programmes.length}`}
          label={texts.addProgramme}
          errorKey="programmeIds"
          chosen={null}
          onChoose={(one) => change({ programmes: withOne(values.programmes, one) })}
        />
        <ChosenRecords
          label={texts.programmes}
          chosen={values.programmes}
          removal={texts.remove}
          onChange={(programmes) => change({ programmes })}
        />
      </Stack>
    </Card>
  );
}

const withOne = (
  chosen: readonly ChosenRecord[],
  one: ChosenRecord | null,
): readonly ChosenRecord[] =>
  one === null || chosen.some(({ id }) => id === one.id) ? chosen : [...chosen, one];
