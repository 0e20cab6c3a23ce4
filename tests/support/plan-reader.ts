import type { Heard } from './listening.ts';

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}

export interface ReadPlan {
  /** Who needed the statement first. */
  readonly asking: string;
  readonly statement: string;
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
  /** Those among them that are read only to be counted. */
  readonly counted: readonly string[];
}

/** Asks the database for the plan of each statement that it hears for the first time while somebody is named who asks. */
export interface PlanReader {
  readonly heard: Heard;
  plans(): readonly ReadPlan[];
  /** Null while nobody is to be heard. */
  asks(who: string | null): void;
}

/** `anew`: whoever is named next is asked for again, as other parameters may have other plans. */
export function planReader({ anew = false } = {}): PlanReader {
  const plans = new Map<string, ReadPlan>();
  let asking: string | null = null;
  return {
    plans: () => [...plans.values()],
    asks(who) {
      asking = who;
    },
    async heard(connection, statement, parameters) {
      if (asking === null || !/^\s*(?:select|with)\b/i.test(statement)) return;
      const key = anew ? `${asking}\n${statement}` : statement;
      if (plans.has(key)) return;
      const plan = { asking, statement, scanned: [], counted: [] };
      plans.set(key, plan);
      const explained = `explain (format json) ${statement}`;
      const [row] = await connection.query(explained, parameters, 'arrays');
      const [[{ Plan: step }]] = row as [[{ Plan: Step }]];
      plans.set(key, { ...plan, ...scansIn(step, false) });
    },
  };
}

function scansIn(step: Step, isCounted: boolean): Pick<ReadPlan, 'scanned' | 'counted'> {
  const isCount = isCounted || step['Node Type'] === 'Aggregate';
  const own = step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : [];
  const below = (step.Plans ?? []).map((each) => scansIn(each, isCount));
  return {
    scanned: [...own, ...below.flatMap(({ scanned }) => scanned)],
    counted: [...(isCount ? own : []), ...below.flatMap(({ counted }) => counted)],
  };
}
