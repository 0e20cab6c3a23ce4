import type { KpiSource } from '#domain/kpis/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import * as texts from '../texts.ts';

export type KpiValue = DataOf<'GET /kpi-values'>['data']['results'][number];

/** Why a KPI has no values yet, by where they come from. */
export const emptyWords: Readonly<Record<KpiSource, string>> = {
  manual: texts.noValuesManual,
  computed: texts.noValuesComputed,
  question: texts.noValuesQuestion,
};

/** Whose value it is. */
export const subjectName = ({ member, team }: Pick<KpiValue, 'member' | 'team'>): string =>
  member?.fullName ?? team?.name ?? '';
