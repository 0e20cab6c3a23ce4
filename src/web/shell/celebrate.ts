/** Above dialogs. */
const zIndex = 10_000;

/** 200 particles of confetti (specification, 9), fetched when there is something to celebrate; none for people who want no motion. */
export async function celebrate(): Promise<void> {
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  // Our content policy allows no worker from a blob, which is what the library would take otherwise.
  const fire = confetti.create(undefined, { resize: true, useWorker: false });
  await fire({ particleCount: 200, spread: 100, origin: { y: 0.4 }, zIndex });
}
