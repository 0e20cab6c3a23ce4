import type { Model } from './model.ts';
import type { Path } from './path.ts';

export type Format = 'json' | 'playwright' | 'mermaid' | 'text';

/** Paths of a machine, which is named as in the catalogue, in a form for other tools and for people. */
export const formats: Record<
  Format,
  (name: string, model: Model, paths: readonly Path[]) => string
> = {
  json: (name, model, paths) =>
    JSON.stringify(
      paths.map((path) => plain(name, model, path)),
      null,
      2,
    ),
  text: (_name, _model, paths) => paths.map(asText).join('\n\n'),
  mermaid: (_name, _model, paths) => paths.map(asMermaid).join('\n\n'),
  playwright: asPlaywright,
};

function plain(machine: string, model: Model, { name, input, start, steps, refusals }: Path) {
  return {
    machine,
    name,
    input: { name: input, value: model.inputs[input] },
    start,
    steps: steps.map((step) => ({
      name: step.case.name,
      kind: step.case.kind,
      event: step.case.event,
      states: step.states,
      transitions: step.transitions,
      effects: step.effects,
    })),
    refusals: refusals.map(({ case: each, guards }) => ({
      name: each.name,
      event: each.event,
      guards,
    })),
  };
}

function asText({ name, input, start, steps, refusals }: Path): string {
  return [
    `${name} (from ${input})`,
    `   0. ${start.join(' & ')}`,
    ...steps.map(
      (step, index) =>
        `${String(index + 1).padStart(4)}. ${step.case.name} → ${step.states.join(' & ')}`,
    ),
    ...refusals.map(
      ({ case: each, guards }) =>
        `   ✗  ${each.name}: stopped by ${guards.join(', ') || 'the state'}`,
    ),
  ].join('\n');
}

function asMermaid({ start, steps, refusals }: Path): string {
  const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;
  return [
    'flowchart LR',
    `  s0[${quoted(start.join(' & '))}]`,
    ...steps.map(
      (step, index) =>
        `  s${index} -->|${quoted(step.case.name)}| s${index + 1}[${quoted(step.states.join(' & '))}]`,
    ),
    ...refusals.map(
      ({ case: each, guards }, index) =>
        `  s${steps.length} -.-x|${quoted(each.name)}| r${index}[${quoted(guards.join(', ') || 'not now')}]`,
    ),
  ].join('\n');
}

/** A file of tests that runs as it is: `tests/journeys/<any name>.journey.ts`, then `npm run journeys -- <any name>`. */
function asPlaywright(name: string, model: Model, paths: readonly Path[]): string {
  const code = (value: unknown) => JSON.stringify(value);
  const tests = paths.map((path, index) =>
    [
      `test(${code(`${name} ${index + 1}: ${path.name}`)}, async ({ driver }) => {`,
      `  await driver.start(${code(model.inputs[path.input] ?? null)});`,
      ...path.steps.flatMap((step) => [
        `  await driver.${step.case.kind === 'person' ? 'does' : 'happens'}(${code(step.case)});`,
        `  await driver.isIn(${code(step.states)});`,
      ]),
      ...path.refusals.map(
        ({ case: each, guards }) => `  await driver.refuses(${code(each)}, ${code(guards)});`,
      ),
      '});',
    ].join('\n'),
  );
  return [
    "import { test } from '#tests/journeys/support/driver-fixture.ts';",
    `test.use({ machine: ${code(name)} });`,
    ...tests,
  ].join('\n\n');
}
