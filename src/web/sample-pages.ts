import type { SamplePage } from './charts/sample/sample-page.ts';
import { samplesOfMachines } from './sample-pages.gen.ts';

type Found = () => Promise<{ readonly samplePages: readonly SamplePage[] }>;

/** Which pages show the states of a machine, each fetched only when somebody looks. */
const samples: Readonly<Record<string, Found>> = samplesOfMachines;

export async function samplePagesOf(machine: string): Promise<readonly SamplePage[]> {
  const { samplePages } = (await samples[machine]?.()) ?? { samplePages: [] };
  return samplePages.filter((page) => page.machine === machine);
}
