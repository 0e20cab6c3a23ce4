/** What the audit of a response calls its events (domain reference, 9.4). */
export const auditKinds = [
  'LAUNCHED',
  'PROGRESS',
  'STATE_SAVED',
  'SCORED',
  'COMPLETED',
  'RESTARTED',
  'RESET',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What they are called on pages and in files. */
export const auditNames: Readonly<Record<AuditKind, string>> = {
  LAUNCHED: 'Launched',
  PROGRESS: 'Progress',
  STATE_SAVED: 'State saved',
  SCORED: 'Scored',
  COMPLETED: 'Completed',
  RESTARTED: 'Restarted',
  RESET: 'Reset',
};

/** By the events of the chart. */
export const auditKindOf: Readonly<Record<string, AuditKind>> = {
  LAUNCH: 'LAUNCHED',
  PROGRESS: 'PROGRESS',
  SAVE_STATE: 'STATE_SAVED',
  SCORE: 'SCORED',
  REPORT_COMPLETED: 'COMPLETED',
  COMPLETE: 'COMPLETED',
  RESTART: 'RESTARTED',
  RESET: 'RESET',
};

/** The events of the chart that are of a kind. */
export const eventsOfKind = (kind: AuditKind): readonly string[] =>
  Object.keys(auditKindOf).filter((event) => auditKindOf[event] === kind);

interface Past {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const percent = (value: unknown): string => `${Math.round(Number(value) * 100)} %`;
const score = (value: unknown): string => (typeof value === 'number' ? String(value) : 'none');

/** What an event changed, from before to after. */
export function changeIn({ event, payload }: Past): string {
  const { before, after, reason } = payload;
  if (event === 'PROGRESS') return `${percent(before)} → ${percent(after)}`;
  if (event === 'SCORE') return `${score(before)} → ${score(after)}`;
  if (event === 'SAVE_STATE') return `${Number(before)} → ${Number(after)} characters`;
  if (event === 'RESET') return typeof reason === 'string' ? reason : '';
  return '';
}
