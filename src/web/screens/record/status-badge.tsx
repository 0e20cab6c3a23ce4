import { statusLabels, statusTones } from '#machines/booking/status-words.ts';
import type { Tone as StatusTone } from '#machines/booking/status-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const tones: Readonly<Record<StatusTone, Exclude<Tone, 'brand'>>> = {
  waiting: 'warning',
  good: 'success',
  live: 'info',
  attention: 'warning',
  bad: 'danger',
  quiet: 'neutral',
};

/** The colour of a booking's status. */
export const toneOf = (status: string): Exclude<Tone, 'brand'> =>
  tones[statusTones[status] ?? 'quiet'];

/** A booking's status in the chart's words. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={toneOf(status)}>{statusLabels[status] ?? status}</Badge>;
}
