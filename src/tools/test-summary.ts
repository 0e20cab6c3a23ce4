import { stripVTControlCharacters } from 'node:util';
import { nameOf } from './test-report.ts';
import type { Failure, Outcome } from './test-report.ts';

export interface Result extends Outcome {
  /** Of its stage. */
  readonly name: string;
  readonly seconds: number;
}

interface Known {
  /** Seconds, by stage. */
  readonly budgets: Readonly<Record<string, number>>;
  /** Why a test passes only by itself, by the name of the test. */
  readonly unsteady: Readonly<Record<string, string>>;
}

/** The end of a run: who failed, what every stage took of its budget, the slowest files, and the count. */
export function summaryOf(results: readonly Result[], { budgets, unsteady }: Known): string {
  const sum = (of: (result: Result) => number) => results.reduce((all, each) => all + of(each), 0);
  return [
    ...listOf(
      'Passed only when run by themselves:',
      results.flatMap((result) => result.unsteady),
      (failure) => [unsteady[nameOf(failure)] ?? 'New: nobody has said yet what it races with.'],
    ),
    ...listOf(
      'Failed:',
      results.flatMap(({ tally }) => tally.failures),
    ),
    ...slowestOf(results),
    '',
    ...results.map((result) => lineOf(result, budgets[result.name])),
    '',
    `${sum(({ tally }) => tally.passed)} passed, ${sum(({ tally }) => tally.failed)} failed`,
  ].join('\n');
}

function listOf(
  title: string,
  failures: readonly Failure[],
  reasons: (failure: Failure) => string[] = () => [],
): string[] {
  if (failures.length === 0) return [];
  const lines = failures.flatMap((failure) => {
    const { file, line, name, message } = failure;
    const said = stripVTControlCharacters(message).split('\n').slice(0, 6);
    return [
      `  ${line === undefined ? file : `${file}:${line}`} › ${name}`,
      ...[...reasons(failure), ...said].map((each) => `      ${each.slice(0, 300)}`),
    ];
  });
  return ['', title, ...lines];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

function slowestOf(results: readonly Result[]): string[] {
  const files = results.flatMap(({ tally }) => tally.files ?? []);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (slowest.length === 0) return [];
  return [
    '',
    'Slowest files:',
    ...slowest.map(({ file, seconds }) => `${inSeconds(seconds)}  ${file}`),
  ];
}

function lineOf({ name, seconds, tally: { passed, failed } }: Result, budget?: number): string {
  const outcome = failed > 0 ? 'failed' : 'passed';
  const over = budget !== undefined && seconds > budget ? ', over it' : '';
  const of = budget === undefined ? '' : ` of ${budget} s${over}`;
  return `${outcome}  ${name.padEnd(10)}${inSeconds(seconds)}${of.padEnd(18)}  ${passed} passed, ${failed} failed`;
}
