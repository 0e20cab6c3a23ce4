import type { z } from 'zod';
import type { InspectAnswer } from '#server/http/answers/present.ts';

export interface Strays {
  readonly inspect: InspectAnswer;
  /** Throws when an answer since the last call had something that the contract does not list. */
  check(): void;
}

/** Notes what handlers give back beyond the contract, before it is cut. */
export function collectStrays(): Strays {
  const found: string[] = [];
  return {
    inspect(route, schema, result) {
      for (const stray of straysIn(schema, result)) found.push(`${route} answers with ${stray}`);
    },
    check() {
      const all = found.splice(0);
      if (all.length > 0) throw new Error(all.join('\n'));
    },
  };
}

/** What the schema does not list, as sentences. */
export function straysIn(schema: z.ZodType | null, result: unknown): string[] {
  if (schema === null)
    return result === undefined || result === null
      ? []
      : ['a body, which its contract does not have'];
  const { success, data, error } = schema.safeParse(result);
  if (!success)
    return error.issues.map(
      ({ path, message }) => `a wrong ${path.join('.') || 'answer'}: ${message}`,
    );
  return difference(result, data, '').map((path) => `${path}, which is not in its contract`);
}

function difference(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  if (typeof kept !== 'object' || kept === null) return [path];
  const keptKeys = new Map(Object.entries(kept));
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const where = path === '' ? key : `${path}.${key}`;
    return keptKeys.has(key) ? difference(value, keptKeys.get(key), where) : [where];
  });
}
