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
        title={isGoingOn ? `Obfuscating the members of “${name}”` : 'Nobody is left to obfuscate'}
        lead={isGoingOn ? 'You can leave this page; it goes on.' : undefined}
        actions={<LinkButton {...organizations.pageOf(id)}>Show organisation</LinkButton>}
      />
      <Card>
        <Stack gap="3">
          <ProgressBar label="Obfuscated" percent={of === 0 ? 100 : (done / of) * 100} />
          <Text>
            {number(done)} of {counted(of, 'person', 'people')} obfuscated.
          </Text>
          {failed === 0 ? null : (
            <Notice tone="warning">
              {counted(failed, 'person was', 'people were')} passed over, because of open bookings.
            </Notice>
          )}
          <Text>
            <TextLink to="/app/upload-reports/$uploadReport" params={{ uploadReport: reportId }}>
              Show every row
            </TextLink>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
