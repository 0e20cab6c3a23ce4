import type { MeetingContext } from '#machines/meeting/context.ts';
import { sampleMe } from '#web/charts/sample/sample-people.ts';
import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';

const minute = 60_000;

/** What the server would say of a session that begins in five minutes. */
function door(wantsReason: boolean) {
  const now = Date.now();
  const at = (moment: number): string => new Date(now + moment).toISOString();
  return {
    title: 'Executive coaching with Ana Silva',
    startsAt: at(5 * minute),
    endsAt: at(65 * minute),
    doorStatus: 'open' as const,
    opensAt: at(-5 * minute),
    closesAt: at(95 * minute),
    now: at(0),
    wantsReason,
    client: null,
  };
}

/** Moments of the model, moved to where the door of the sample is. */
function moved(context: MeetingContext): MeetingContext {
  const now = Date.now();
  const opensAt = now + 5 * minute;
  return { ...context, door: context.door && { ...context.door, now, opensAt } };
}

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'meeting',
    key: 'room',
    title: 'The meeting room',
    show: ({ as, state, moment }) => {
      const isStaffs = state === 'explaining';
      if (isStaffs !== (as === 'staff') && (isStaffs || as === 'staff')) return null;
      const { value } = moment.snapshot as SampleState;
      const context = moved(moment.snapshot.context as MeetingContext);
      return {
        address: '/zoom/00000000-0000-7000-8000-000000000001',
        answers: { 'GET /meetings/{booking}': door(isStaffs) },
        me: { id: sampleMe(as).id },
        conductors: { meeting: { value, context } },
      };
    },
  },
];
