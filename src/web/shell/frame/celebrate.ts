/** Over the whole screen and above dialogs, in nobody's way. */
const over = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  zIndex: '10000',
} as const;

/** 200 particles of confetti (specification, 9), fetched when there is something to celebrate; none for people who want no motion. */
export async function celebrate(): Promise<void> {
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, over);
  document.body.append(canvas);
  // Our content policy allows no worker from a blob, which is what the library would take otherwise.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  await fire({ particleCount: 200, spread: 100, origin: { y: 0.4 } });
  canvas.remove();
}
