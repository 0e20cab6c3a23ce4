import type { ErrorComponentProps } from '@tanstack/react-router';
import { statusMessageOf } from '../api/messages.ts';
import { CopySupportLink } from '../screens/support-link.tsx';
import { usePageTitle } from '../screens/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';

/** A page that broke, with a way to draw it again. */
export function Crash({ error, reset }: ErrorComponentProps) {
  usePageTitle('Something went wrong');
  return (
    <Stack gap="6" align="start">
      <PageHeading title="Something went wrong on this page" lead={statusMessageOf(error)} />
      <Row>
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
        <CopySupportLink />
      </Row>
    </Stack>
  );
}
