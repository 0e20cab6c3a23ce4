/** When an activity counts as completed (domain reference, 9.4). */
export const completionRules = ['event', 'minScore', 'manual'] as const;
export type CompletionRule = (typeof completionRules)[number];

export const completionRuleNames: Readonly<Record<CompletionRule, string>> = {
  event: 'When the activity says so',
  minScore: 'When a score is reached',
  manual: 'When the member marks it as done',
};

/** Scores go from 0 to this at most. */
export const mostScore = 1_000_000;

/** What a member has done before they restarted, or what staff have reset. */
export interface Attempt {
  readonly number: number;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly progress: number;
  readonly score: number | null;
}

/** Attempts that are kept of one response, the latest. */
export const mostAttempts = 100;
