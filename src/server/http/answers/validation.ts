import type { z } from 'zod';
import { sentences } from '#domain/records/sentences.ts';
import { refuse } from './refusal.ts';
import type { FieldErrors } from './refusal.ts';

/** The input as the schema makes it. Unknown keys are dropped; anything wrong is refused with a sentence for each field (422). */
export function validated<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { error: ownSentence });
  if (result.success) return result.data;
  throw refuse.invalid(errorsOf(result.error.issues));
}

/** The first sentence for each field; the key is the path of the field, joined by dots. */
export function errorsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const key = path.map(String).join('.') || 'request';
    if (!errors.has(key)) errors.set(key, message);
  }
  return Object.fromEntries(errors);
}

/** For what the contract has no words of its own for. */
function ownSentence(issue: {
  code?: string;
  input?: unknown;
  path?: readonly PropertyKey[];
  origin?: string;
  maximum?: unknown;
  minimum?: unknown;
}): string {
  const label = labelOf(issue.path ?? []);
  if (label === null) return 'Send the fields as a JSON object.';
  if (issue.input === undefined) return sentences.required(label);
  if (issue.origin === 'array' && issue.code === 'too_big')
    return `${label} can have at most ${String(issue.maximum)} entries.`;
  if (issue.origin === 'array' && issue.code === 'too_small')
    return `${label} must have at least ${String(issue.minimum)} entries.`;
  if (issue.origin === 'string' && issue.code === 'too_big')
    return sentences.tooLong(label, Number(issue.maximum));
  return sentences.invalid(label);
}

/** `idempotencyKey` is spoken of as “Idempotency key”. */
export function labelOf(path: readonly PropertyKey[]): string | null {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined || typeof name !== 'string') return null;
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
