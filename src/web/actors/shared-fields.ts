/**
 * What of each event may leave a tab in a support link, by chart and event. What is not listed here shares its type alone, and a chart that is not
 * listed at all is not recorded. After a name, `?` shares only whether there is something, and `#` only which texts are the same.
 */
export const sharedFields: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  auth: {},
  'prompt-queue': {
    'prompts.received': ['prompts.id', 'prompts.kind', 'prompts.link', 'prompts.at'],
    'xstate.done.actor.*': ['output.id', 'output.kind', 'output.link', 'output.at'],
  },
  alerts: {
    push: ['kind', 'message#', 'at'],
    dismiss: ['id'],
    'pointer.*': ['at'],
    'focus.*': ['at'],
    'page.*': ['at'],
    'xstate.done.actor.*': ['actorId'],
  },
  meeting: {
    'room.closed': ['standing'],
    'xstate.done.actor.*': [
      'output.standing',
      'output.wantsReason',
      'output.seat?',
      'output.door.standing',
    ],
    'xstate.error.actor.*': ['error.reason'],
  },
  'report-run': {
    'xstate.init': ['input.question.report', 'input.question.compares'],
    RUN: ['question.report', 'question.compares'],
    'xstate.done.actor.*': ['output.before.from', 'output.before.to'],
  },
  'booking-request': {
    'xstate.init': [
      'input.step',
      'input.session',
      'input.credit',
      'input.coach',
      'input.from',
    ].concat(['input.slot', 'input.for']),
    'choose.*': ['session', 'for', 'credit', 'coach', 'from', 'slot'],
    'write.message': ['message?'],
    EDIT: ['step'],
    'address.changed': [
      'choices.step',
      'choices.session',
      'choices.credit',
      'choices.coach',
    ].concat(['choices.from', 'choices.slot', 'choices.for', 'choices.message?']),
    'xstate.done.actor.*': ['output.sessions.id', 'output.sessions.cost', 'output.teams']
      .concat(['output.sessions.credits.id', 'output.sessions.credits.reason?'])
      .concat(['output.sessions.coaches.id', 'output.sessions.coaches.reason?'])
      .concat(['output.start', 'output.reasons?'])
      .concat(['output.id', 'output.slot', 'output.until', 'output.at'])
      .concat(['output.booking', 'output.instant']),
    'xstate.error.actor.*': ['error.reason', 'error.next'],
  },
};

/** Charts that share the names of their states and nothing of their events, not even which ones came. */
export const stateNamesOnly: ReadonlySet<string> = new Set(['auth']);

const listed = (chart: string, type: string): readonly string[] => {
  const events = sharedFields[chart] ?? {};
  const match = Object.keys(events).find(
    (name) => name === type || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))),
  );
  return match === undefined ? [] : (events[match] ?? []);
};

/** What may be shared of an event; `alike` gives the same texts the same mark. */
export function sharedPart(
  chart: string,
  event: { readonly type: string },
  alike: (text: string) => string,
): { type: string } & Record<string, unknown> {
  const fields = listed(chart, event.type).map((field) => field.split('.'));
  return { ...(pick(event, fields, alike) as object), type: event.type };
}

function pick(
  value: unknown,
  fields: readonly (readonly string[])[],
  alike: (text: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => pick(each, fields, alike));
  if (typeof value !== 'object' || value === null || fields.length === 0)
    return fields.length > 0 && fields.every((field) => field.length === 0) ? value : undefined;
  const kept: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const inside = fields
      .filter(([first = '']) => first.replace(/[?#]$/, '') === key)
      .map(([first = '', ...rest]) => ({ mark: /[?#]$/.exec(first)?.[0], rest }));
    if (inside.length === 0) continue;
    const mark = inside.find(({ mark: found }) => found !== undefined)?.mark;
    if (mark === '?') kept[key] = veiled(each);
    else if (mark === '#') kept[key] = typeof each === 'string' ? alike(each) : null;
    else if (inside.some(({ rest }) => rest.length === 0)) kept[key] = each;
    else
      kept[key] = pick(
        each,
        inside.map(({ rest }) => rest),
        alike,
      );
  }
  return kept;
}

/** Characters of the longest text that any form takes. */
const longest = 1_000;

/** Whether there is something, and whether it is too long, but not what. */
function veiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => '…');
  if (typeof value === 'string')
    return value.length > longest ? '…'.repeat(longest + 1) : value && '…';
  return value === null || value === undefined ? null : '…';
}
