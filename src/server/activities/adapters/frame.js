import { openAdapter } from './adapter.js';

const launch = JSON.parse(document.getElementById('launch').textContent);
const content = document.getElementById('content');
const say = (message) => globalThis.parent.postMessage(message, launch.page);
let isOpen = false;
let width = 0;

// Such pages fill what they are given: a height that suits the width is as good as any.
new ResizeObserver(([{ contentRect }]) => {
  if (contentRect.width === width) return;
  width = contentRect.width;
  say({ type: 'resize', height: Math.max(480, Math.round(width * 0.625)) });
}).observe(document.body);

globalThis.addEventListener('message', ({ source, origin, data }) => {
  if (source !== globalThis.parent || origin !== launch.page || data?.type !== 'start' || isOpen)
    return;
  isOpen = true;
  const { name, api, src } = openAdapter(launch, {
    say,
    state: data.state,
    isPreview: data.isPreview,
    later: setTimeout,
    newId: () => crypto.randomUUID(),
  });
  globalThis[name] = api;
  content.src = src;
});
say({ type: 'ready' });
