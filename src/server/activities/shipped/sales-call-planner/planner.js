import { connect } from './activity.js';

/** What makes a call: each part with what to write, and how many lines it takes to be planned. */
const parts = [
  {
    key: 'opening',
    title: 'Opening',
    fields: [
      ['customer', 'Whom do you call, and what do you know about them?'],
      ['opening', 'What is your first sentence, and why should they go on listening?'],
    ],
  },
  {
    key: 'discovery',
    title: 'Discovery',
    fields: [],
    lines: ['questions', 'Open questions you will ask', 'Question', 3],
  },
  {
    key: 'value',
    title: 'Value',
    fields: [['value', 'What changes for them, in their own words and figures?']],
  },
  {
    key: 'objections',
    title: 'Objections',
    fields: [['answer', 'How will you answer the hardest of them?']],
    lines: ['objections', 'What they may object', 'Objection', 2],
  },
  {
    key: 'next',
    title: 'Next step',
    fields: [['next', 'Which next step, with a date, do you want them to agree to?']],
  },
];

const byId = (id) => document.getElementById(id);
const [steps, plan, ready, finish, sheet, overview] = [
  'steps',
  'plan',
  'ready',
  'finish',
  'sheet',
  'overview',
].map(byId);

const nothing = { texts: {}, lists: {}, isDone: false };
let state = { ...nothing };

const page = connect({ onStart: (start) => show({ ...nothing, ...start.state }) });

const textOf = (key) => (state.texts[key] ?? '').trim();
const linesOf = (key) => (state.lists[key] ?? []).filter((line) => line.trim() !== '');

const isPlanned = ({ fields, lines }) =>
  fields.every(([key]) => textOf(key) !== '') &&
  (lines === undefined || linesOf(lines[0]).length >= lines[3]);

function change(part) {
  state = { ...state, ...part };
  const planned = parts.filter(isPlanned).length;
  page.save(state);
  page.progress(planned / parts.length);
  page.score(planned);
  say();
}

function show(saved) {
  state = saved;
  plan.replaceChildren(...parts.map(drawPart));
  say();
}

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function drawPart({ title, fields, lines }) {
  return element(
    'fieldset',
    { className: 'card' },
    element('h2', { textContent: title }),
    ...fields.flatMap(([key, question]) => {
      const area = element('textarea', { id: key, maxLength: 2000, value: state.texts[key] ?? '' });
      area.addEventListener('input', () =>
        change({ texts: { ...state.texts, [key]: area.value } }),
      );
      return [element('label', { htmlFor: key, textContent: question }), area];
    }),
    ...(lines === undefined ? [] : drawLines(lines)),
  );
}

function drawLines([key, heading, noun, least]) {
  const list = element('ul', { className: 'lines' });
  const lines = [...(state.lists[key] ?? [])];
  while (lines.length < least) lines.push('');
  const keep = () => change({ lists: { ...state.lists, [key]: [...lines] } });
  const draw = () =>
    list.replaceChildren(
      ...lines.map((line, index) => {
        const input = element('input', { type: 'text', maxLength: 300, value: line });
        input.setAttribute('aria-label', `${noun} ${index + 1}`);
        input.addEventListener('input', () => {
          lines[index] = input.value;
          keep();
        });
        const remove = element('button', { type: 'button', textContent: 'Remove' });
        remove.setAttribute('aria-label', `Remove ${noun.toLowerCase()} ${index + 1}`);
        remove.disabled = lines.length <= least;
        remove.addEventListener('click', () => {
          lines.splice(index, 1);
          draw();
          keep();
        });
        return element('li', {}, input, remove);
      }),
    );
  const add = element('button', { type: 'button', textContent: `Add ${noun.toLowerCase()}` });
  add.addEventListener('click', () => {
    if (lines.length >= 20) return;
    lines.push('');
    draw();
    list.lastElementChild?.querySelector('input')?.focus();
  });
  draw();
  const counted = `${heading} (at least ${least})`;
  return [element('p', { className: 'soft', textContent: counted }), list, add];
}

finish.addEventListener('click', () => {
  if (!parts.every(isPlanned)) return;
  change({ isDone: true });
  page.completed();
  sheet.scrollIntoView({ block: 'nearest' });
});

function say() {
  const open = parts.filter((part) => !isPlanned(part));
  steps.replaceChildren(
    ...parts.map((part) =>
      element('li', {
        className: isPlanned(part) ? 'done' : '',
        textContent: isPlanned(part) ? `${part.title}: planned` : part.title,
      }),
    ),
  );
  ready.textContent =
    open.length === 0
      ? 'Every part is planned.'
      : `Still to plan: ${open.map(({ title }) => title.toLowerCase()).join(', ')}.`;
  finish.disabled = open.length > 0;
  sheet.hidden = !state.isDone;
  overview.replaceChildren(
    ...parts.flatMap(({ title, fields, lines }) => [
      element('dt', { textContent: title }),
      element('dd', {
        textContent: [
          ...fields.map(([key]) => textOf(key)),
          ...(lines === undefined ? [] : linesOf(lines[0]).map((line) => `• ${line}`)),
        ].join('\n'),
      }),
    ]),
  );
}

show(state);
