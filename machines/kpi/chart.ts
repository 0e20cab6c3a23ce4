import { plainChart, plainEventDescriptions } from '../plain-record.ts';
import { verbs } from './entering.ts';
import { kpiMachine, kpiQuestions, type KpiContext, type KpiEvent } from './machine.ts';

export const kpiChart = plainChart<KpiContext, KpiEvent, typeof kpiQuestions>({
  name: 'kpi',
  machine: kpiMachine,
  noun: 'KPI',
  about: {
    title: 'KPI',
    purpose: 'A figure that is followed over time for members and teams, against a target.',
    events: {
      ...plainEventDescriptions,
      CREATE: 'Staff create the KPI; what can be computed has values immediately.',
      DELETE: 'Staff delete the KPI; its values are hidden and kept.',
      RESTORE: 'It comes back with its values, and what was missed in the meantime is computed.',
    },
  },
  questions: kpiQuestions,
  verbs,
});
