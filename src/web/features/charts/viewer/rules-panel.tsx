import type { Chart, ChartConnection, ChartState } from '#web/charts/drawing/chart.ts';
import type { Viewable } from '#web/charts/machines.ts';
import type { StoryPicture } from '#web/charts/drawing/story.ts';
import { happensIn, ruleOf, type Rule } from '#web/charts/rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

interface RulesPanelProps {
  readonly viewable: Pick<Viewable, 'chart' | 'story'>;
  /** The picture that is seen; null where everything is. */
  readonly picture: StoryPicture | null;
  readonly chosen: string;
  readonly see: (view: { chosen: string | undefined }) => void;
  readonly onTake?: ((transition: string) => void) | undefined;
}

/** What holds for an arrow or a state that was chosen: who may, under which conditions, and what follows. */
export function RulesPanel({
  viewable: { chart, story },
  picture,
  chosen,
  see,
  onTake,
}: RulesPanelProps) {
  const state = chart.states.find(({ path }) => path === chosen);
  const arrow = picture?.transitions.find(({ id }) => id === chosen);
  const ids = arrow?.stands ?? [chosen];
  const all = chart.transitions
    .filter((each) => (state ? each.source === state.path : ids.includes(each.id)))
    .map((each) => ruleOf(chart, each));
  // From several states the same may hold: it is said once.
  const rules = [
    ...new Map(all.map((rule) => [JSON.stringify({ ...rule, id: '' }), rule] as const)).values(),
  ];
  if (!state && rules.length === 0) return null;
  const title = state ? nameIn(story, state.path) : (arrow?.label ?? rules[0]?.title ?? '');
  return (
    <Card title={texts.rules(title)}>
      <Stack gap="4">
        {state ? <StateRules chart={chart} state={state} /> : null}
        {rules.map((rule) => (
          <Rules
            key={rule.id}
            rule={rule}
            isOpen={rules.length === 1}
            nameOf={(path) => nameIn(story, path)}
            see={see}
          >
            {!state && onTake ? (
              <Button size="small" onClick={() => onTake(rule.id)}>
                {texts.takeThisStep}
              </Button>
            ) : null}
          </Rules>
        ))}
        <Row>
          <Button size="small" variant="quiet" onClick={() => see({ chosen: undefined })}>
            {texts.closeTheRules}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const nameIn = ({ pictures }: Viewable['story'], path: string): string =>
  pictures.flatMap(({ states }) => states).find((each) => each.path === path)?.name ?? path;

function StateRules({ chart, state }: { chart: Chart; state: ChartState }) {
  const { entering, during, leaving } = happensIn(chart, state);
  return (
    <Stack gap="2">
      {state.description ? <Text>{state.description}</Text> : null}
      <Sentences title={texts.onEntering} sentences={entering} />
      <Sentences title={texts.meanwhile} sentences={during} />
      <Sentences title={texts.onLeaving} sentences={leaving} />
    </Stack>
  );
}

interface RulesProps {
  readonly rule: Rule;
  /** Several are unfolded one by one. */
  readonly isOpen: boolean;
  readonly nameOf: (path: string) => string;
  readonly see: RulesPanelProps['see'];
  readonly children: React.ReactNode;
}

function Rules({ rule, isOpen, nameOf, see, children }: RulesProps) {
  const { title, who, conditions, follows, target, when, sends, hears } = rule;
  return (
    <details className="viewer-group" open={isOpen}>
      <summary>{title}</summary>
      <Stack gap="2">
        {when === null ? null : <Sentences title={texts.when} sentences={[when]} />}
        <Sentences title={texts.whoMay} sentences={who} />
        <Sentences title={texts.conditions} sentences={conditions} />
        <Sentences title={texts.whatFollows} sentences={follows} />
        <Connections title={texts.goesOnIn} connections={sends} />
        <Connections title={texts.comesFrom} connections={hears} />
        <Row>
          {target === null ? (
            <Text look="small">{texts.staysWhereItIs}</Text>
          ) : (
            <Button size="small" variant="quiet" onClick={() => see({ chosen: target })}>
              {texts.leadsToState(nameOf(target))}
            </Button>
          )}
          {children}
        </Row>
      </Stack>
    </details>
  );
}

/** Other charts, each with the way to what happens there. */
function Connections({
  title,
  connections,
}: {
  title: string;
  connections: readonly ChartConnection[];
}) {
  if (connections.length === 0) return null;
  return (
    <div>
      <Text look="small" tone="muted">
        {title}
      </Text>
      <ul className="viewer-effects" aria-label={title}>
        {connections.map(({ chart, title: name, event, order, meaning }) => (
          <li key={`${chart} ${event} ${order}`}>
            <TextLink to="/charts/$machine" params={{ machine: chart }}>
              {name}
            </TextLink>
            : {meaning}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <Text look="small" tone="muted">
        {title}
      </Text>
      <ul className="viewer-effects" aria-label={title}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
