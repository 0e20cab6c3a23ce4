import { CopySupportLink } from '../screens/support-link.tsx';
import { usePageTitle } from '../screens/use-page-title.ts';
import { Home } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import * as texts from './texts.ts';

/** An address that no page answers. */
export function NotFound() {
  usePageTitle(texts.pageNotFound);
  return (
    <Stack gap="6" align="start">
      <PageHeading title={texts.weCantFindThatPage} lead={texts.theAddressMay} />
      <Row>
        <LinkButton to="/" variant="primary" icon={<Home />}>
          {texts.goToYourHomePage}
        </LinkButton>
        <CopySupportLink />
      </Row>
    </Stack>
  );
}
