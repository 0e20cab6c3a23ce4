import type { BookingState } from './states.gen.ts';

const labels: Readonly<Record<BookingState, string>> = {
  requested: 'Waiting for an answer',
  'confirmed.scheduled': 'Confirmed',
  'confirmed.open': 'Open now',
  'confirmed.inProgress': 'In progress',
  'confirmed.awaitingOutcome': 'Awaiting outcome',
  completed: 'Completed',
  missed: 'Missed',
  coachMissed: 'Missed by the coach',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  expired: 'Expired',
  requestCancelled: 'Withdrawn',
};

/** The status in the words of the chart, for chips, lists and mails. */
export const statusLabels: Readonly<Record<string, string>> = labels;

export type Tone = 'waiting' | 'good' | 'live' | 'attention' | 'bad' | 'quiet';

const tones: Readonly<Record<BookingState, Tone>> = {
  requested: 'waiting',
  'confirmed.scheduled': 'good',
  'confirmed.open': 'live',
  'confirmed.inProgress': 'live',
  'confirmed.awaitingOutcome': 'attention',
  completed: 'good',
  missed: 'bad',
  coachMissed: 'bad',
  cancelled: 'quiet',
  rejected: 'quiet',
  expired: 'quiet',
  requestCancelled: 'quiet',
};

export const statusTones: Readonly<Record<string, Tone>> = tones;
