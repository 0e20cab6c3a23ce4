import { date, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KpiDirection, KpiMeasure, KpiPeriod, KpiSource } from '#domain/kpis/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const kpis = pgTable('kpis', {
  ...plainColumns(),
  name: text('name').notNull(),
  description: text('description'),
  source: text('source').$type<KpiSource>().notNull(),
  measure: text('measure').$type<KpiMeasure>(),
  unit: text('unit').notNull(),
  period: text('period').$type<KpiPeriod>().notNull(),
  direction: text('direction').$type<KpiDirection>().notNull(),
  targetValue: doublePrecision('target_value'),
  minValue: doublePrecision('min_value'),
  maxValue: doublePrecision('max_value'),
  organizationIds: uuid('organization_ids').array().notNull().default([]),
  programmeIds: uuid('programme_ids').array().notNull().default([]),
  computedAt: instant('computed_at'),
});

export const kpisRows = rowsOf(kpis, {
  spreadBy: null,
  words: 'things',
});

export const kpiValues = pgTable('kpi_values', {
  id: uuid('id').primaryKey(),
  kpiId: uuid('kpi_id').notNull(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id'),
  teamId: uuid('team_id'),
  periodStart: date('period_start').notNull(),
  source: text('source').$type<KpiSource>().notNull(),
  sourceId: uuid('source_id'),
  value: doublePrecision('value').notNull(),
  comment: text('comment'),
  enteredBy: uuid('entered_by'),
  createdAt: instant('created_at').notNull(),
  replaces: uuid('replaces'),
  replacedAt: instant('replaced_at'),
});

export const kpiValuesRows = rowsOf(kpiValues, {
  words: { none: ['source'], erased: ['comment'] },
  about: ['userId'],
});
