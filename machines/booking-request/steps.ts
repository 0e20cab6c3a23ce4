import { refusals } from './sentences.ts';
import type {
  BookingRequestContext,
  Choices,
  Option,
  Options,
  SessionOption,
  Step,
} from './context.ts';

/** The steps in their order. Review asks for nothing itself; it asks that all before it is done. */
export const steps: readonly Step[] = ['session', 'credit', 'coach', 'time', 'message', 'review'];

const messageLimit = 1_000;

export const chosenSession = (context: BookingRequestContext): SessionOption | undefined =>
  context.options?.sessions.find(({ id }) => id === context.choices.session);

/** Nothing is to be chosen at the first step: there is one session, nobody else to book for, and the address names neither. */
export const hasOneSession = (
  { choices, wanted }: BookingRequestContext,
  { sessions, teams }: Options,
): boolean =>
  sessions.length === 1 && teams.length === 0 && choices.session === null && wanted === 'session';

/** The only session as chosen, and the step after it at which there is something to choose. */
export function passSession(
  context: BookingRequestContext,
): Pick<BookingRequestContext, 'choices' | 'wanted'> {
  const [only] = context.options?.sessions ?? [];
  const choices = only ? withSession(context, only.id) : context.choices;
  const after = { ...context, choices };
  if (!hasOneCredit(after)) return { choices, wanted: 'credit' };
  return { choices, wanted: hasOneCoach(after) ? 'time' : 'coach' };
}

/** A free session needs no credit, so that its step is passed over. */
export const needsNoCredit = (context: BookingRequestContext): boolean =>
  chosenSession(context)?.cost === 0;

/** Nothing is to be chosen at the credit: the session is free, or one credit alone can pay. */
export const hasOneCredit = (context: BookingRequestContext): boolean =>
  needsNoCredit(context) || isOnly(chosenSession(context)?.credits);

/** Nothing is to be chosen at the coach: there is one. */
export const hasOneCoach = (context: BookingRequestContext): boolean =>
  isOnly(chosenSession(context)?.coaches);

const isOnly = (options: readonly Option[] = []): boolean =>
  options.length === 1 && options[0]?.reason === null;

/** What is still missing at a step, in the words for the person, or null when it is done. */
export function obstacle(context: BookingRequestContext, step: Step): string | null {
  const { choices, hold } = context;
  const session = chosenSession(context);
  switch (step) {
    case 'session':
      return session ? null : refusals.sessionChosen;
    case 'credit': {
      if (session?.cost === 0) return null;
      const credit = session?.credits.find(({ id }) => id === choices.credit);
      if (credit) return credit.reason;
      const usable = session?.credits.some(({ reason }) => reason === null);
      return (usable ? null : session?.credits[0]?.reason) ?? refusals.funded;
    }
    case 'coach': {
      const coach = session?.coaches.find(({ id }) => id === choices.coach);
      return coach ? coach.reason : refusals.coachChosen;
    }
    case 'time':
      return hold !== null && hold.slot === choices.slot ? null : refusals.timeKept;
    case 'message':
      return choices.message.length > messageLimit ? refusals.messageFits : null;
    case 'review':
      return null;
  }
}

/** The first step that is not done, at most the one wanted: how far a link may lead. */
export function furthestStep(context: BookingRequestContext): Step {
  const wanted = steps.indexOf(context.wanted ?? context.choices.step);
  return (
    steps.find((step, index) => index >= wanted || obstacle(context, step) !== null) ?? 'session'
  );
}

/** Times belong to what they were chosen for. */
export const noTime: Pick<Choices, 'slot' | 'also'> = { slot: null, also: [] };

/** The choices after another session: the first credit that can pay for it, and the coach if there is no other, are chosen at once. */
export function withSession({ options, choices }: BookingRequestContext, session: string): Choices {
  const option = options?.sessions.find(({ id }) => id === session);
  const same = option?.coaches.find(({ id, reason }) => id === choices.coach && reason === null);
  const chosen = { ...choices, session, credit: null, coach: same?.id ?? null, ...noTime };
  return withDefaults(options, chosen);
}

/** The choices of a link that names a session and leaves the rest open, with what is chosen at once. */
export function withDefaults(options: Options | null, choices: Choices): Choices {
  const session = options?.sessions.find(({ id }) => id === choices.session);
  const usable = (offered: readonly Option[] = []) =>
    offered.filter(({ reason }) => reason === null);
  const coaches = usable(session?.coaches);
  const only = coaches.length === 1 ? (coaches[0]?.id ?? null) : null;
  return {
    ...choices,
    credit: choices.credit ?? usable(session?.credits)[0]?.id ?? null,
    coach: choices.coach ?? only,
  };
}

export const addressDiffers = (one: Choices, other: Choices): boolean =>
  (Object.keys(one) as (keyof Choices)[]).some((key) => String(one[key]) !== String(other[key]));

/** Whether the kept time belongs to other choices than these. */
export const concernsHold = (one: Choices, other: Choices): boolean =>
  (['session', 'credit', 'coach', 'slot', 'for'] as const).some((key) => one[key] !== other[key]);
