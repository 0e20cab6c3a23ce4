/** The rules of the forum until staff publish others; Markdown. */
export const firstRules = {
  version: 1,
  publishedAt: Date.parse('2026-01-05T09:00:00Z'),
  body: `## Be kind
Write to others as you would speak to them across a table. Disagree with what is said, never with who says it.

## Keep confidences
What someone tells you in a session stays there. Don’t name colleagues, clients or coaches in a story without asking them first.

## Stay on topic
This is a place for coaching, learning and wellbeing. Please don’t advertise.

## Ask for help where it is given
We read posts before they appear, but not immediately. If you or someone else may be in danger, call the emergency services.
`,
} as const;
