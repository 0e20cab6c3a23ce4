import { optionalLines, optionalReference, reference, text } from '#domain/records/fields.ts';

/** What is written about a team. The members are rows of their own. */
export const teamFields = {
  name: text('Team name', 120),
  organizationId: reference('Organisation'),
  description: optionalLines('Description', 500, {
    tip: 'What the team does, in a sentence or two.',
  }),
  leaderId: optionalReference('Leader', {
    tip: 'One of its members. The new leader and the former one are notified.',
  }),
} as const;
