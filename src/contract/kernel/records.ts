import { z } from 'zod';

/** An event the reader could send to a record now; disabled ones give their reasons. Buttons come from this list and from nowhere else. */
export const availableEvent = z
  .object({
    type: z.string(),
    label: z.string(),
    enabled: z.boolean(),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'AvailableEvent' });

type Payloads = Readonly<Record<string, z.ZodObject>>;
type Command<P extends Payloads> = {
  [Type in keyof P & string]: {
    type: Type;
    payload: z.output<P[Type]>;
    version: number;
    idempotencyKey: string;
  };
}[keyof P & string];
type CommandInput<P extends Payloads> = {
  [Type in keyof P & string]: {
    type: Type;
    payload: z.input<P[Type]>;
    version: number;
    idempotencyKey: string;
  };
}[keyof P & string];

/**
 * The body of `POST /{resource}/{id}/events`: one of the chart's public events with its payload, the version of the record it was decided on
 * (another one answers 409), and a key that makes repeating it harmless.
 */
export function commandOf<P extends Payloads>(payloads: P): z.ZodType<Command<P>, CommandInput<P>>;
export function commandOf(payloads: Payloads): z.ZodType {
  const [first, ...others] = Object.entries(payloads).map(([type, payload]) =>
    z.object({
      type: z.literal(type),
      payload: payload.default({}),
      version: z.int('Version must be a whole number.').min(1, 'Version must be at least 1.'),
      idempotencyKey,
    }),
  );
  if (!first) throw new Error('A record that nobody may send an event has no command.');
  return z.discriminatedUnion('type', [first, ...others], { error: 'This event is not known.' });
}

export const idempotencyKey = z.uuid('Enter a valid idempotency key.');

/** A person as others see them. */
export const personReference = z
  .object({ id: z.string(), fullName: z.string(), pictureUrl: z.string().nullable() })
  .meta({ id: 'PersonReference' });

export const reference = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Reference' });

/** One of what was found by its name, with what tells it from others by that name. */
export const foundReference = reference
  .extend({ hint: z.string().nullable() })
  .meta({ id: 'FoundReference' });

/** One line of a record's history, with its place on the chart. */
export const historyEntry = z
  .object({
    position: z.int(),
    at: z.string(),
    by: personReference.nullable(),
    event: z.string(),
    /** The state path reached. */
    state: z.string(),
    /** The transitions of the chart that were taken, as `source|event|index`. */
    transitions: z.array(z.string()),
    sentence: z.string(),
  })
  .meta({ id: 'HistoryEntry' });
