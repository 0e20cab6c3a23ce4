import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { allMeanings } from '#machines/meanings.gen.ts';
import { always, audienceWords, type Meanings } from '#machines/meanings.ts';
import { models } from '#tests/machines/models/index.ts';
import { chart as trip } from '#tests/machines/charts-sample.ts';
import { extract } from '#tools/charts/extract.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { expectNone } from './breach.ts';
import { actionsOf } from './chart-rules.ts';
import {
  amountsWithoutUse,
  contradictions,
  fixedAmounts,
  lostAmounts,
  meaningsWithoutUse,
  recipientsTwice,
  unsaid,
} from './meaning-rules.ts';
import { filesIn, read } from './tree.ts';

const charts = catalogue.map((entry) => ({
  name: entry.name,
  machine: entry.machine,
  told: allMeanings[entry.name] ?? {},
  chart: extract(entry, Object.values(models[entry.name]?.inputs ?? {})[0]),
}));
/** Pages offer it for ten seconds; what is pressed in the last of them takes a while to arrive (decision 60). */
const knownToDiffer = ['guard isFreshlyRecorded: refuses with 10 second, and means 15 second'];
const own = (name: string): string => `machines/${name}/meanings.ts`;

describe.each(charts)('$name', ({ name, machine, told, chart }) => {
  test('has a sentence for everything in it', () => {
    expectNone(unsaid(chart), {
      because: 'who reads the chart and not the code finds a name where they look for a meaning',
      remedy: `say it in ${own(name)}: a sentence, or, for who sends and when it rings, a part of one`,
    });
  });

  test('has no sentence left of what is gone', () => {
    expectNone(meaningsWithoutUse(told, chart), {
      because: 'it would be read, and believed, by whoever opens the file',
      remedy: `take it out of ${own(name)}`,
    });
  });

  test('means what it says to whoever is refused', () => {
    const breaches = contradictions(chart.guards);
    expectNone(
      breaches.filter((each) => !knownToDiffer.includes(each)),
      {
        because: 'the chart and the product would tell one rule in two lengths',
        remedy: `take the length in the refusal and in ${own(name)} from the same place`,
      },
    );
  });

  test('names recipients, each once', () => {
    const recipients = actionsOf(machine).map(({ params }) => params);
    expectNone(recipientsTwice(recipients, audienceWords), {
      because: 'whoever reads the page would think that they are two',
      remedy: 'name each once, by a relation that audienceWords in machines/meanings.ts knows',
    });
  });
});

test('amounts are taken from where the product has them', () => {
  const sources = filesIn('machines/**/*.ts');
  expect(sources.length).toBeGreaterThan(100);
  expectNone(
    sources.flatMap((path) => fixedAmounts(path, read(path))),
    {
      because: 'the sentence stays as it is when the length changes, and is wrong from then on',
      remedy: 'write {name} and declare the amount with ofPolicy or always',
    },
  );
});

test('an amount is where it is said to be', () => {
  const amounts = charts.flatMap(({ told }) => Object.values(told.amounts ?? {}));
  expect(amounts.length).toBeGreaterThan(30);
  expectNone(lostAmounts(amounts, read), {
    because: 'somebody wants to change it',
    remedy: 'say the file, and behind a comma the name in it',
  });
});

test('every chart whose sentences name an amount declares it, and the other way round', () => {
  expectNone(
    charts.flatMap(({ chart, told }) => amountsWithoutUse(told, chart)),
    {
      because: 'braces would be shown, or an amount listed that says nothing',
      remedy: 'declare the amount under amounts, or take it out',
    },
  );
});

describe('these laws notice', () => {
  const lacking = (part: Partial<Chart>): Chart => ({ ...trip, ...part });
  const told: Meanings = {
    guards: { isReady: 'She is ready in {ride}.', isHungry: 'She is hungry.' },
    amounts: { ride: always(1, 'a.ts, b'), walk: always(2, 'a.ts, b') },
  };

  test('what has no meaning, or one that is no sentence', () => {
    expect(unsaid(lacking({ effects: { wave: '' } }))).toContain('effect wave: “”');
    expect(unsaid(lacking({ actors: { ride: 'she rides' } }))).toContain('actor ride: “she rides”');
    expect(unsaid(lacking({ senders: { GO: '' } }))).toContain('who sends GO: “”');
  });

  test('a refusal that names another length than the rule', () => {
    const said = (sentence: string, meaning: string) =>
      contradictions({ isSoon: { kind: 'what', definition: null, sentence, meaning } });
    expect(said('You have two hours for it.', 'It began less than 3 hours ago.')).toHaveLength(1);
    expect(said('You have two hours for it.', 'It began less than 2 hours ago.')).toEqual([]);
    expect(said('It is too late.', 'It began less than 2 hours ago.')).toEqual([]);
  });

  test('a meaning of something that is not there', () => {
    expect(meaningsWithoutUse(told, trip)).toEqual(['guard isHungry']);
  });

  test('an amount that nothing names, one that is nowhere, and one that is written out', () => {
    expect(amountsWithoutUse(told, trip)).toEqual(['trip: walk']);
    expect(lostAmounts([always(1, 'a.ts, b')], () => 'const c = 1')).toEqual(['a.ts, b']);
    expect(fixedAmounts('a.ts', "meaning: 'It ends in 5 days.'")).toHaveLength(1);
    expect(fixedAmounts('a.ts', "description: 'It ends in ten minutes.'")).toHaveLength(1);
    expect(fixedAmounts('a.ts', "meaning: 'It ends in {ttl}.'")).toEqual([]);
  });

  test('somebody who is told twice, and somebody unknown', () => {
    const known = { coach: 'the coach' };
    expect(recipientsTwice([{ type: 'A', to: ['coach', 'coach'] }], known)).toEqual([
      'A: coach, coach',
    ]);
    expect(recipientsTwice([{ type: 'A', to: 'boss' }], known)).toEqual(['A: boss']);
    expect(recipientsTwice([{ type: 'A', to: ['coach'] }, undefined], known)).toEqual([]);
  });
});
