import type { Chart } from '#web/charts/drawing/chart.ts';
import { spokenPath } from '#web/charts/drawing/chart-words.ts';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { nearestStates } from './state-named.ts';
import * as texts from './texts.ts';

/** For an address that names no state of its chart, often by a slip: the states that were probably meant. */
export function UnknownState({ chart, name }: { chart: Chart; name: string }) {
  usePageTitle(texts.noSuchState);
  return (
    <Stack gap="6">
      <PageHeading
        title={texts.noSuchState}
        lead={texts.hasNoStateNamed(chart.title, name)}
        actions={
          <LinkButton to="/charts/$machine" params={{ machine: chart.name }}>
            {texts.allOf(chart.title)}
          </LinkButton>
        }
      />
      <Text>{texts.youMayHaveMeant}</Text>
      <ul aria-label={texts.youMayHaveMeant}>
        {nearestStates(chart, name).map((path) => (
          <li key={path}>
            <TextLink to="/charts/$machine/$" params={{ machine: chart.name, _splat: path }}>
              {spokenPath(path)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
