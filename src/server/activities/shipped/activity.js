/**
 * Connects an activity with the page around it. `onStart` hears what was saved, as it was saved; null at the first time. What comes back says how far somebody
 * has come. Everything goes to the page around it by messages, so this file has no other needs.
 */
export function connect({ onStart }) {
  const say = (message) => globalThis.parent.postMessage(message, '*');
  globalThis.addEventListener('message', ({ source, data }) => {
    if (source !== globalThis.parent || data?.type !== 'start') return;
    onStart({ ...data, state: parsed(data.state) });
  });
  new ResizeObserver(() => say({ type: 'resize', height: document.body.offsetHeight })).observe(
    document.body,
  );
  say({ type: 'ready' });
  return {
    /** From 0 to 1. */
    progress: (progress) => say({ type: 'progress', progress }),
    score: (score) => say({ type: 'score', score }),
    /** Anything that can be written as JSON, 256 KB at most. */
    save: (state) => say({ type: 'state', state: JSON.stringify(state) }),
    completed: () => say({ type: 'completed' }),
  };
}

function parsed(state) {
  try {
    return state === null ? null : JSON.parse(state);
  } catch {
    return null;
  }
}
