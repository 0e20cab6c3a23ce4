import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { History, Plus } from '#web/ui/icons.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useChoiceName } from '../find-choices.ts';
import { kpis, type Kpi } from '../kpi-records.ts';
import * as texts from '../texts.ts';
import { ExportValues } from './export-values.tsx';
import { ValueDialogs, type Entering } from './value-dialogs.tsx';
import { valuesOfOne } from './value-lists.ts';
import { ValueTable } from './value-table.tsx';
import { emptyWords } from './words.ts';

export const Route = createFileRoute('/app/kpis/$kpi/responses')({
  staticData: { title: 'KPI Responses', audience: 'staff', asks: 'GET /kpis/{kpi}' },
  validateSearch: valuesOfOne.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: KpiValues,
});

function KpiValues() {
  return (
    <Loaded query={kpis.useOne()} whole>
      {(kpi) => <Values kpi={kpi} />}
    </Loaded>
  );
}

function Values({ kpi }: { kpi: Kpi }) {
  const [entering, setEntering] = useState<Entering | null>(null);
  const search = Route.useSearch();
  const names = {
    organization: useChoiceName('organization', search.organization),
    programme: useChoiceName('programme', search.programme),
    team: useChoiceName('team', search.team),
  };
  const { url, parts } = useRecordList(valuesOfOne, search, { fixed: { kpi: kpi.id }, names });
  const offers = (event: string) =>
    kpi.availableEvents.some(({ type, enabled }) => type === event && enabled);
  const add = offers('ADD_VALUE') ? (
    <Button variant="primary" icon={<Plus />} onClick={() => setEntering({ type: 'ADD_VALUE' })}>
      {texts.addValue}
    </Button>
  ) : undefined;
  return (
    <>
      <ListPage
        {...parts}
        title={texts.kpiResponses}
        lead={kpi.name}
        actions={
          <>
            {add}
            <ExportValues kpi={kpi.id} search={url.search} />
          </>
        }
        nouns={texts.valuesNouns}
        searchLabel={texts.searchValues}
        usual={{ propertyName: 'date', order: 'Descending' }}
        empty={
          <EmptyState title={texts.noValuesYet} icon={<History />} action={add}>
            {emptyWords[kpi.source]}
          </EmptyState>
        }
      >
        {(rows) => (
          <ValueTable
            kpi={kpi}
            rows={rows}
            onCorrect={
              offers('CORRECT_VALUE')
                ? (value) => setEntering({ type: 'CORRECT_VALUE', value })
                : undefined
            }
          />
        )}
      </ListPage>
      <ValueDialogs kpi={kpi} entering={entering} onClose={() => setEntering(null)} />
    </>
  );
}
