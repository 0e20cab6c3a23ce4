import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

interface Run {
  readonly reportId: string;
  readonly isGoingOn: boolean;
  readonly done: number;
  readonly of: number;
  readonly failed: number;
}

/** How far the obfuscation of everybody has come. */
export function ObfuscationRun({
  organization: { id, name },
  run: { reportId, isGoingOn, done, of, failed },
}: {
  organization: Organization;
  run: Run;
}) {
  const { number, counted } = useNumbers();
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title={isGoingOn ? texts.obfuscatingTheMembersOf(name) : texts.nobodyIsLeftToObfuscate}
        lead={isGoingOn ? texts.youCanLeaveThisPage : undefined}
        actions={<LinkButton {...organizations.pageOf(id)}>{texts.showOrganisation}</LinkButton>}
      />
      <Card>
        <Stack gap="3">
          <ProgressBar label={texts.obfuscated} percent={of === 0 ? 100 : (done / of) * 100} />
          <Text>{texts.ofObfuscated(number(done), counted(of, 'person', 'people'))}</Text>
          {failed === 0 ? null : (
            <Notice tone="warning">
              {texts.skippedBecauseOfOpenBookings(counted(failed, 'person was', 'people were'))}
            </Notice>
          )}
          <Text>
            <TextLink to="/app/upload-reports/$uploadReport" params={{ uploadReport: reportId }}>
              {texts.showEveryRow}
            </TextLink>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
