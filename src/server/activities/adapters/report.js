const mostScore = 1_000_000;

/** Says how far somebody has come whenever that is something else than before. What is over makes no progress any more. */
export function openReport(say, first) {
  let { progress, score, isCompleted } = first;
  return (now) => {
    if (!isCompleted && now.progress !== null && now.progress !== progress)
      say({ type: 'progress', progress: now.progress });
    if (now.score !== null && now.score !== score) say({ type: 'score', score: now.score });
    if (!isCompleted && now.isCompleted) say({ type: 'completed' });
    progress = now.progress ?? progress;
    score = now.score ?? score;
    isCompleted ||= now.isCompleted;
  };
}

/** The score as it was reached, or else of 100; the contract knows none below 0. */
export function scoreOf(raw, scaled) {
  const score = isNumber(raw) ? Number(raw) : isNumber(scaled) ? Number(scaled) * 100 : null;
  return score === null ? null : Math.round(Math.min(mostScore, Math.max(0, score)) * 100) / 100;
}

/** From 0 to 1. */
export const shareOf = (value) =>
  isNumber(value) ? Math.min(1, Math.max(0, Number(value))) : null;

const isNumber = (value) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));
