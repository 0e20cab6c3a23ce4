import { CopySupportLink } from '../screens/support-link.tsx';
import { usePageTitle } from '../screens/use-page-title.ts';
import { Home } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';

/** An address that no page answers. */
export function NotFound() {
  usePageTitle('Page not found');
  return (
    <Stack gap="6" align="start">
      <PageHeading
        title="We can't find that page"
        lead="The address may have a typing mistake, or the page may have moved."
      />
      <Row>
        <LinkButton to="/" variant="primary" icon={<Home />}>
          Go to your home page
        </LinkButton>
        <CopySupportLink />
      </Row>
    </Stack>
  );
}
