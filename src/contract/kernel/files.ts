import { z } from 'zod';

/** A table that somebody takes with them, as CSV. */
export const csvFile = z
  .object({ fileName: z.string(), content: z.string() })
  .meta({ id: 'CsvFile' });
