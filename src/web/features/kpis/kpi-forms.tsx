import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { newKpi, troubleIn, valuesOf, writtenOf } from './kpi-form.ts';
import { KpiInputs } from './kpi-inputs.tsx';
import { kpis } from './kpi-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/kpis/create': page('staff', 'Create KPI', CreateKpi),
  '/app/kpis/$kpi/edit': page('staff', 'Edit KPI', EditKpi),
  '/app/kpis/$kpi/delete': page('staff', 'Delete KPI', DeleteKpi),
  '/app/kpis/$kpi/restore': page('staff', 'Restore KPI', RestoreKpi),
} satisfies Pages;

export function CreateKpi() {
  return (
    <CreateRecord
      {...kpis.creating}
      needs={useApiQuery('GET /kpis/choices', { query: { kind: 'organization', search: '' } })}
      initial={newKpi}
      missing={troubleIn}
      body={writtenOf}
    >
      {(form) => <KpiInputs form={form} />}
    </CreateRecord>
  );
}

export function EditKpi() {
  return (
    <EditRecord
      {...kpis.editing}
      query={kpis.useOne()}
      initial={valuesOf}
      missing={troubleIn}
      payload={writtenOf}
    >
      {(form, { responses }) => <KpiInputs form={form} keeps={responses} />}
    </EditRecord>
  );
}

export function DeleteKpi() {
  return (
    <ConfirmEvent
      {...kpis.deleting}
      query={kpis.useOne()}
      consequences={({ responses }) => [
        texts.valuesAreHidden(responses),
        texts.nothingIsComputed,
        texts.itCanBeRestored,
        texts.nobodyIsNotified,
      ]}
    />
  );
}

export function RestoreKpi() {
  return (
    <ConfirmEvent
      {...kpis.restoring}
      query={kpis.useOne()}
      consequences={({ responses, source }) => [
        texts.itComesBack(responses),
        ...(source === 'computed' ? [texts.computedMeanwhile] : []),
        texts.nobodyIsNotified,
      ]}
    />
  );
}
