import { periodName } from '#domain/kpis/periods.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { kpiSources, kpiSourceNames } from '#domain/kpis/vocabulary.ts';
import { dated, oneFound, oneOfField } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { findChoice } from '../find-choices.ts';
import * as texts from '../texts.ts';

const day = (date: string): string => periodName('once', date, ownZone());

/** The values of one KPI. */
export const valuesOfOne = recordList('GET /kpi-values', {
  sortsFrom: 'GET /kpi-value/filter',
  sorts: {
    'date Descending': texts.newestFirst,
    'date Ascending': texts.oldestFirst,
    'value Descending': texts.highestValueFirst,
    'value Ascending': texts.lowestValueFirst,
  },
  filters: {
    kpi: null,
    organization: oneFound(texts.organisation, findChoice('organization'), texts.oneOrganisation),
    programme: oneFound(texts.programme, findChoice('programme'), texts.oneProgramme),
    team: oneFound(texts.team, findChoice('team'), texts.oneTeam),
    source: oneOfField({ label: texts.source, values: kpiSources, names: kpiSourceNames }),
    from: dated(texts.fromDay, (date) => texts.fromChip(day(date))),
    until: dated(texts.untilDay, (date) => texts.untilChip(day(date))),
  },
});
