import { z } from 'zod';
import { reference } from './records.ts';

/** A table that somebody takes with them, as CSV. */
export const csvFile = z
  .object({ fileName: z.string(), content: z.string() })
  .meta({ id: 'CsvFile' });

/** A file as pages tell of it. */
export const keptFile = reference
  .extend({ mediaType: z.string(), byteLength: z.int() })
  .meta({ id: 'KeptFile' });

/** A file that came with what somebody wrote. */
export const attachment = z
  .object({ id: z.string(), name: z.string(), mediaType: z.string(), byteLength: z.int() })
  .meta({ id: 'Attachment' });
