import type { Chart } from '#web/charts/drawing/chart.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Folded } from './folded.tsx';
import * as texts from './texts.ts';

type Drawn = Pick<Chart, 'name' | 'states'>;

/** A state, with the way to its own page. */
export function StateLink({ chart, path }: { chart: Pick<Chart, 'name'>; path: string }) {
  return (
    <TextLink to="/charts/$machine/$" params={{ machine: chart.name, _splat: path }}>
      {path}
    </TextLink>
  );
}

/** The present states in words. */
export function StatesNow({ chart, active }: { chart: Drawn; active: readonly string[] }) {
  const inner = chart.states.filter(
    ({ path }) =>
      path !== '' && active.includes(path) && !active.some((other) => other.startsWith(`${path}.`)),
  );
  if (inner.length === 0) return <Text tone="muted">{texts.atItsStart}</Text>;
  return inner.map(({ path, description, tags }) => (
    <Stack gap="1" key={path}>
      <Text strong>
        <StateLink chart={chart} path={path} />
      </Text>
      {description ? <Text look="small">{description}</Text> : null}
      {tags.length > 0 ? (
        <Text look="small" tone="muted">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </Text>
      ) : null}
    </Stack>
  ));
}

/** Every state of a chart has a page of its own. */
export function AllStates({ chart }: { chart: Drawn }) {
  const paths = chart.states.map(({ path }) => path).filter((path) => path !== '');
  return (
    <Card title={texts.allStates}>
      <Folded title={texts.stateCount(paths.length)} openWhereWide>
        <ul className="viewer-states">
          {paths.map((path) => (
            <li key={path}>
              <StateLink chart={chart} path={path} />
            </li>
          ))}
        </ul>
      </Folded>
    </Card>
  );
}
