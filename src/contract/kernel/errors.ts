import { z } from 'zod';

/** The body of every refusal (specification, sections 3 and 8). A 401 for want of a valid bearer token has no body at all. */
export const errorBody = z.object({
  status: z.int(),
  title: z.string(),
  errors: z.record(z.string(), z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
