const largest = 256 * 1024;
const [form, address, again, verdict, stage, log] = [
  'try',
  'address',
  'again',
  'verdict',
  'stage',
  'log',
].map((id) => document.getElementById(id));

let frame = null;
let saved = null;
let isReady = false;
let timer;

const isAmount = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** What is wrong with a message; empty when it is heard. */
function wrongWith(data) {
  if (typeof data !== 'object' || data === null) return 'A message is an object with a type.';
  switch (data.type) {
    case 'ready':
    case 'completed':
      return '';
    case 'resize':
      return isAmount(data.height) ? '' : 'height must be a number of pixels.';
    case 'progress':
      return isAmount(data.progress) && data.progress <= 1
        ? ''
        : 'progress must be a number from 0 to 1.';
    case 'score':
      return isAmount(data.score) && data.score <= 1_000_000
        ? ''
        : 'score must be a number from 0 to 1,000,000.';
    case 'state':
      return wrongWithState(data.state);
    default:
      return `There is no message “${String(data.type)}”.`;
  }
}

function wrongWithState(state) {
  if (typeof state !== 'string') return 'state must be text: JSON.stringify what you keep.';
  if (!state.isWellFormed() || state.includes('\0')) return 'state holds characters that are none.';
  const size = new TextEncoder().encode(state).length;
  return size > largest ? `state has ${size} bytes, and may have ${largest}.` : '';
}

function note(data) {
  const wrong = wrongWith(data);
  const line = document.createElement('li');
  line.className = wrong === '' ? '' : 'bad';
  const text = JSON.stringify(data) ?? String(data);
  line.textContent = `${text.slice(0, 200)}${text.length > 200 ? '…' : ''}${wrong === '' ? '' : ` — not heard: ${wrong}`}`;
  log.append(line);
  while (log.children.length > 200) log.firstElementChild.remove();
  log.scrollTop = log.scrollHeight;
  return wrong === '';
}

globalThis.addEventListener('message', ({ source, data }) => {
  if (!frame || source !== frame.contentWindow || !note(data)) return;
  if (data.type === 'state') saved = data.state;
  if (data.type === 'resize')
    frame.style.height = `${Math.min(4000, Math.max(160, Math.ceil(data.height)))}px`;
  if (data.type === 'completed') verdict.textContent = 'It says that it is completed.';
  if (data.type !== 'ready') return;
  isReady = true;
  verdict.textContent = 'It is ready.';
  const start = { type: 'start', state: saved, attempt: 1, isPreview: false };
  frame.contentWindow.postMessage(start, '*');
});

function load() {
  clearTimeout(timer);
  log.replaceChildren();
  isReady = false;
  const url = URL.parse(address.value.trim());
  if (!url || !/^https?:$/.test(url.protocol)) {
    verdict.textContent = 'Enter an address that begins with https://, or http://localhost.';
    return;
  }
  verdict.textContent = 'Loading…';
  frame = document.createElement('iframe');
  frame.title = 'Your activity';
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = url.href;
  stage.replaceChildren(frame);
  timer = setTimeout(() => {
    if (!isReady)
      verdict.textContent =
        'This activity is taking longer than usual: it has not said that it is ready for 5 seconds.';
  }, 5000);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  saved = null;
  load();
});
again.addEventListener('click', load);
