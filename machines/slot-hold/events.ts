import { z } from 'zod';

/** The payloads of the events that the holder may send to a hold. */
export const slotHoldEvents = { RELEASE: z.object({}) } as const;
