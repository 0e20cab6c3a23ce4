import { statusTones } from '#machines/booking/labels.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  waiting: 'warning',
  good: 'success',
  live: 'brand',
  attention: 'info',
  bad: 'danger',
  quiet: 'neutral',
};

/** A booking's status in the chart's words. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  return <Badge tone={tones[statusTones[status] ?? 'quiet']}>{label}</Badge>;
}
