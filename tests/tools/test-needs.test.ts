import { expect, test } from 'vitest';
import { bring, lacking, type Means, type Need } from '#tools/test-needs.ts';
import { collectorOf, journeyWorkers, suiteWorkers } from '#tools/test-workers.ts';

/** A machine that notes what it was told to run, and a program on it that is there once `arrives` has been run. */
function aMachine({ isRoot = false, programs = ['apt-get'], allows = [] as string[] } = {}) {
  const ran: string[] = [];
  const means: Means = {
    isRoot,
    has: (program) => programs.includes(program),
    run(...words) {
      ran.push(words.join(' '));
      return allows.some((each) => words.join(' ').includes(each));
    },
  };
  const need = (name: string, arrives: string, more: Partial<Need> = {}): Need => ({
    name,
    package: name.toLowerCase(),
    isThere: () => ran.some((each) => each.includes(arrives)),
    ...more,
  });
  return { ran, means, need };
}

test('what is there already is left alone', () => {
  const { ran, means } = aMachine({ isRoot: true });
  expect(bring([{ name: 'A', package: 'a', isThere: () => true }], means)).toEqual([]);
  expect(ran).toEqual([]);
});

test('root installs packages, all of them at once', () => {
  const { ran, means, need } = aMachine({ isRoot: true });
  const wanted = [need('Browser', 'install -q'), need('Calendar', 'install -q')];
  expect(bring(wanted, means)).toEqual([]);
  expect(ran).toEqual([
    'apt-get update -q',
    'apt-get install -q -y --no-install-recommends browser calendar',
  ]);
});

test('somebody who may become root without a password installs as root', () => {
  const { ran, means, need } = aMachine({ programs: ['apt-get', 'sudo'], allows: ['-n true'] });
  expect(bring([need('Browser', 'sudo -n apt-get install')], means)).toEqual([]);
  expect(ran[0]).toBe('sudo -n true');
});

test('where packages may not be installed the browser comes from its own library, and only the rest is named, in one sentence', () => {
  const { ran, means, need } = aMachine({
    programs: ['apt-get', 'sudo'],
    allows: ['playwright install'],
  });
  const browser = need('Browser', 'playwright install', { otherwise: ['playwright', 'install'] });
  const missing = bring([browser, need('Calendar', 'nothing')], means);
  expect(missing.map(({ name }) => name)).toEqual(['Calendar']);
  expect(ran.some((each) => each.includes('apt-get'))).toBe(false);
  expect(lacking(missing)).toBe(
    'These tests need Calendar; install with `apt-get install calendar` as root, and start again.',
  );
});

test('workers follow the cores and the memory, and there is always one', () => {
  const workers = (cores: number, gigabytes: number) => {
    const machine = { cores, memory: gigabytes * 2 ** 30 };
    return [suiteWorkers(machine), journeyWorkers(machine)];
  };
  expect(workers(2, 16)).toEqual([2, 2]);
  expect(workers(2, 3)).toEqual([2, 1]);
  expect(workers(8, 1)).toEqual([1, 1]);
  expect(workers(4, 8)).toEqual([4, 4]);
  expect(workers(64, 256)).toEqual([8, 6]);
});

test('the type checker may use more memory where there is plenty, and nothing beyond its own measure elsewhere', () => {
  const collector = (gigabytes: number) => collectorOf({ cores: 2, memory: gigabytes * 2 ** 30 });
  expect(collector(23.5)).toEqual({ GOGC: 'off', GOMEMLIMIT: '7GiB' });
  expect(collector(8)).toEqual({ GOGC: '400' });
  expect(collector(4)).toEqual({});
});
