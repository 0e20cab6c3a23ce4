import { DAY } from '#domain/time/calendar.ts';
import type { Dimension } from '#domain/kai-conversations/rubrics/rubric.ts';
import type { Database } from '#database/database.ts';
import { keepDraft } from '#server/features/kai-rubrics/public.ts';
import type { Happening } from './history.ts';
import type { World } from './programmes/build.ts';

const safety: Dimension = {
  key: 'safety',
  name: 'Safety',
  about: 'Whether the other may say what is not finished.',
  source: 'Edmondson, Psychological Safety and Learning Behavior in Work Teams (1999)',
  cues: [
    {
      says: 'Invites doubts.',
      by: 'lead',
      weight: 0.6,
      phrases: [
        'what are you unsure (?:of|about)',
        'what would you rather not say',
        'take your time',
      ],
    },
    {
      says: 'Judges what was said.',
      by: 'lead',
      weight: 0.4,
      isAgainst: true,
      phrases: ["that(?:'s| is) (?:wrong|silly|nonsense)", 'you should have'],
    },
  ],
  strength: 'You made room for what is not finished.',
  improvement: 'Doubts were hardly invited.',
  action: 'Ask once: “What are you unsure about?”',
};

const meaning: Dimension = {
  key: 'meaning',
  name: 'Meaning',
  about: 'Why it matters to the other.',
  source: 'Wrzesniewski and Dutton, Crafting a Job (2001)',
  cues: [
    {
      says: 'Asks why it matters.',
      by: 'lead',
      weight: 0.7,
      phrases: [
        'why (?:is|does) (?:that|this|it) (?:matter|important)',
        'what matters (?:most )?to you',
      ],
    },
  ],
  strength: 'You asked why it matters.',
  improvement: 'It was hardly asked why it matters.',
  action: 'Ask: “What matters most to you in this?”',
};

/** Somebody of staff has begun to write what SEM is scored on; a third dimension is still missing. */
export function rubricHappenings(db: Database, { staff, now }: World): Happening[] {
  const [admin] = staff;
  if (!admin) throw new Error('There is nobody to write a rubric.');
  const at = now - 3 * DAY;
  const scoring = {
    name: 'Safety and meaning',
    scale: { strongFrom: 65, weakBelow: 45 },
    dimensions: [safety, meaning],
  };
  const stamp = { group: 'SEM', version: 0, by: admin.id, at } as const;
  return [{ at, happen: () => keepDraft(db, scoring, stamp) }];
}
