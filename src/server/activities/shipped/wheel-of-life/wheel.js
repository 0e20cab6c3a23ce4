import { connect } from './activity.js';

const areas = ['Work', 'Money', 'Health', 'Family', 'Friends', 'Partner', 'Learning', 'Leisure'];
const most = 10;
const radius = 110;

const byId = (id) => document.getElementById(id);
const [form, wheel, reading, next, focus, step, finish, missing, result, summary] = [
  'areas',
  'wheel',
  'reading',
  'next',
  'focus',
  'step',
  'finish',
  'missing',
  'result',
  'summary',
].map(byId);

const nothing = { ratings: {}, focus: '', step: '', isDone: false };
let state = { ...nothing };

const page = connect({ onStart: (start) => show({ ...nothing, ...start.state }) });

for (const [index, area] of areas.entries()) {
  const line = document.createElement('div');
  line.className = 'area';
  const label = document.createElement('label');
  const value = document.createElement('output');
  const input = document.createElement('input');
  Object.assign(input, {
    type: 'range',
    id: `area-${index}`,
    min: 1,
    max: most,
    step: 1,
    value: 5,
  });
  label.htmlFor = input.id;
  value.id = `value-${index}`;
  label.append(area, value);
  line.append(label, input);
  form.append(line);
  // Whoever means what it stands at only presses it.
  for (const type of ['input', 'click'])
    input.addEventListener(type, () => {
      change({ ratings: { ...state.ratings, [area]: Number(input.value) } });
    });
  focus.append(new Option(area, area));
}
focus.prepend(new Option('Choose a part', ''));
focus.addEventListener('change', () => change({ focus: focus.value }));
step.addEventListener('input', () => change({ step: step.value }));
finish.addEventListener('click', () => {
  if (whatIsMissing() !== '') return;
  change({ isDone: true });
  page.completed();
  result.scrollIntoView({ block: 'nearest' });
});

const rated = () => areas.filter((area) => state.ratings[area]);

function whatIsMissing() {
  if (rated().length < areas.length) return 'Rate every part first.';
  if (state.focus === '') return 'Choose a part.';
  return state.step.trim() === '' ? 'Write down one step.' : '';
}

function change(part) {
  state = { ...state, ...part };
  page.save(state);
  const written = (state.focus === '' ? 0 : 1) + (state.step.trim() === '' ? 0 : 1);
  page.progress((rated().length + written) / (areas.length + 2));
  draw();
}

function show(saved) {
  state = saved;
  for (const [index, area] of areas.entries())
    byId(`area-${index}`).value = String(state.ratings[area] ?? 5);
  focus.value = state.focus;
  step.value = state.step;
  draw();
}

function draw() {
  for (const [index, area] of areas.entries())
    byId(`value-${index}`).textContent = state.ratings[area]
      ? `${state.ratings[area]} of ${most}`
      : 'not rated yet';
  drawWheel();
  const all = rated();
  next.hidden = all.length < areas.length;
  missing.textContent = whatIsMissing();
  reading.textContent =
    all.length < areas.length
      ? `${all.length} of ${areas.length} parts rated`
      : `On average ${(sum() / areas.length).toFixed(1)} of ${most}. Lowest: ${lowest().join(', ')}.`;
  result.hidden = !state.isDone;
  summary.textContent = `You begin with ${state.focus}, which you rate ${state.ratings[state.focus] ?? '–'} of ${most} today. Your step this week: ${state.step}`;
}

const sum = () => areas.reduce((total, area) => total + (state.ratings[area] ?? 0), 0);
function lowest() {
  const least = Math.min(...areas.map((area) => state.ratings[area] ?? most));
  return areas.filter((area) => state.ratings[area] === least);
}

const pointAt = (turn, distance) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * distance).toFixed(2)} ${(Math.sin(angle) * distance).toFixed(2)}`;
};

function drawn(name, attributes, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  wheel.append(element);
}

/** Each part is as long as it is rated, so that an even life makes a round wheel. */
function drawWheel() {
  wheel.replaceChildren();
  for (let ring = 2; ring <= most; ring += 2)
    drawn('circle', { class: 'ring', r: (radius * ring) / most });
  for (const [index, area] of areas.entries()) {
    const [from, to] = [index / areas.length, (index + 1) / areas.length];
    drawn('path', { class: 'spoke', d: `M 0 0 L ${pointAt(from, radius)}` });
    const reach = (radius * (state.ratings[area] ?? 0)) / most;
    if (reach > 0)
      drawn('path', {
        class: area === state.focus ? 'part chosen' : 'part',
        d: `M 0 0 L ${pointAt(from, reach)} A ${reach} ${reach} 0 0 1 ${pointAt(to, reach)} Z`,
      });
    const [x, y] = pointAt((from + to) / 2, radius + 18).split(' ');
    drawn('text', { x, y }, area);
  }
  wheel.setAttribute(
    'aria-label',
    `Your wheel: ${areas.map((area) => `${area} ${state.ratings[area] ?? 'not rated'}`).join(', ')}`,
  );
}

draw();
