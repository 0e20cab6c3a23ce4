import { mostTimes } from '../booking/asked-times.ts';
import { refusals } from './sentences.ts';
import { chosenSession, obstacle, steps } from './steps.ts';
import type { BookingRequestContext } from './context.ts';
import type { BookingRequestEvent } from './events.ts';

/** Why an event is refused, in the words for the person, or null when nothing stands against it. The guards of the chart ask this same function. */
export function refusal(context: BookingRequestContext, event: BookingRequestEvent): string | null {
  const session = chosenSession(context);
  switch (event.type) {
    case 'NEXT':
      return obstacle(context, context.choices.step);
    case 'SUBMIT': {
      const open = steps.map((step) => obstacle(context, step));
      return open.find((sentence) => sentence !== null) ?? null;
    }
    case 'choose.session': {
      const offered = context.options?.sessions.some(({ id }) => id === event.session);
      return offered ? null : refusals.sessionChosen;
    }
    case 'choose.for': {
      const leads = event.for === null || context.options?.teams.includes(event.for);
      return leads ? null : refusals.leadsTeam;
    }
    case 'choose.credit': {
      const credit = session?.credits.find(({ id }) => id === event.credit);
      return credit ? credit.reason : refusals.funded;
    }
    case 'choose.coach': {
      const coach = session?.coaches.find(({ id }) => id === event.coach);
      return coach ? coach.reason : refusals.coachChosen;
    }
    case 'choose.slot': {
      const { slots, notice } = context;
      if (notice?.kind === 'timeRefused' && notice.next.includes(event.slot)) return null;
      const slot = slots.find(({ start }) => start === event.slot);
      return slot ? (slot.reasons[0] ?? null) : refusals.slotOffered;
    }
    case 'choose.also': {
      const { slot, also } = context.choices;
      if (session?.instant) return refusals.oneTime;
      if (also.length >= mostTimes - 1) return refusals.mostTimes;
      if (event.slot === slot || also.includes(event.slot)) return refusals.timesDiffer;
      return obstacle(context, 'time');
    }
    default:
      return null;
  }
}
