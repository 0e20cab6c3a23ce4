import { leaving, type Chart } from '#web/charts/drawing/chart.ts';
import { activeIn } from '#web/charts/simulator.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Folded } from '../folded.tsx';
import type { Walk } from './use-walk.ts';
import * as texts from '../texts.ts';

/** The questions asked on the ways out of here: answered by the sample data, or one by one by hand. */
export function GuardsPanel({ chart, walk }: { chart: Chart; walk: Walk }) {
  const names = guardsHere(chart, walk);
  if (names.length === 0) return null;
  const { answers, answer } = walk;
  const startingAnswers = () =>
    Object.fromEntries(names.map((name) => [name, chart.guards[name]?.kind !== 'choice']));
  const answerOf = (name: string) => answers?.[name] ?? chart.guards[name]?.kind !== 'choice';
  return (
    <Card title={texts.guards} note={texts.whatIsAskedBefore}>
      <Switch
        label={texts.answerThemByHand}
        note={texts.otherwiseTheSampleDataAnswer}
        checked={answers !== null}
        onChange={(on) => answer(on ? startingAnswers() : null)}
      />
      <Folded title={texts.questions(names.length)} openWhereWide>
        {names.map((name) => {
          const { sentence, kind, meaning } = chart.guards[name] ?? unknown;
          const otherwise = sentence
            ? texts.ifNot(sentence)
            : kind === 'choice'
              ? texts.itStopsNobodyItChooses
              : '';
          const note = `${meaning} ${otherwise}`.trim();
          return answers === null ? (
            <p className="viewer-guard" key={name}>
              <code>{name}</code> {note}
            </p>
          ) : (
            <Switch
              key={name}
              label={name}
              note={note}
              checked={answerOf(name)}
              onChange={(on) => answer({ ...startingAnswers(), ...answers, [name]: on })}
            />
          );
        })}
      </Folded>
    </Card>
  );
}

const unknown = { sentence: null, kind: 'choice', meaning: '' } as const;

function guardsHere(chart: Chart, { moment }: Walk): string[] {
  const active = activeIn(moment);
  const here = active.flatMap((path) => leaving(chart, path));
  return [...new Set(here.flatMap(({ guardNames }) => guardNames))].filter(
    (name) => name in chart.guards,
  );
}
