import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { launchPage, type Launch } from './activity-records.ts';
import * as texts from './texts.ts';

interface LaunchButtonProps {
  /** Of the activity. */
  name: string;
  launch: Launch;
  /** Those that the reader takes part in, as they were looked up. */
  programmes: readonly string[];
}

/** Leads to where an activity is launched, or says why it can’t be. Whoever is not known to be in the programme can’t launch it (specification, 2). */
export function LaunchButton({ name, launch, programmes }: LaunchButtonProps) {
  const { own, programme } = launch;
  const isMember = programmes.includes(programme.id);
  const refusal = launch.refusal ?? (isMember ? null : texts.availableTo(programme.name));
  if (refusal !== null)
    return (
      <Stack gap="1">
        <Button size="small" disabled aria-label={texts.launchOf(name)}>
          {texts.launch}
        </Button>
        <Text look="small" tone="muted">
          {refusal}
        </Text>
      </Stack>
    );
  return (
    <Row gap="2">
      {own?.isCompleted ? <Badge tone="success">{texts.completed}</Badge> : null}
      <LinkButton
        {...launchPage(launch)}
        size="small"
        variant="primary"
        aria-label={verbFor(launch, name)}
      >
        {own?.isBegun ? texts.goOn : texts.launch}
      </LinkButton>
    </Row>
  );
}

const verbFor = ({ own }: Launch, name: string): string =>
  own?.isBegun ? texts.goOnWith(name) : texts.launchOf(name);
