import type { ErrorComponentProps } from '@tanstack/react-router';
import { crashMessageOf } from '../api/messages.ts';
import { CopySupportLink } from '../screens/support-link.tsx';
import { usePageTitle } from '../screens/use-page-title.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import * as texts from './texts.ts';

/** A page that broke, with a way to draw it again. */
export function Crash({ error, reset }: ErrorComponentProps) {
  usePageTitle(texts.somethingWentWrong);
  return (
    <Stack gap="6" align="start">
      <PageHeading title={texts.somethingWentWrongOnThisPage} lead={crashMessageOf(error)} />
      <Row>
        <Button variant="primary" onClick={reset}>
          {texts.tryAgain}
        </Button>
        <CopySupportLink />
      </Row>
    </Stack>
  );
}
