import { Badge, VisibleTo } from '../badge.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Grid, Rule, Stack } from '../layout.tsx';
import { Logo } from '../logo.tsx';
import { PageHeading } from '../page-heading.tsx';
import { Text } from '../text.tsx';
import { OutsideLink, TextLink } from '../text-link.tsx';

const longTitle =
  'Returning to work after parental leave: a conversation with Konstantina Papadimitropoulou-Weatherington';

export function TypeShelf() {
  return (
    <Stack gap="4" as="section" aria-label="Type and headings">
      <Text as="h2" look="title">
        Type and headings
      </Text>
      <Breadcrumbs
        home={{ to: '.' }}
        crumbs={[
          { label: 'Bookings', link: { to: '.' } },
          { label: 'Leadership for first-time managers', link: { to: '.' } },
          'Cancel',
        ]}
      />
      <Card>
        <PageHeading
          title={longTitle}
          lead="Tomorrow, 14:00–15:00, your time; 09:00 in New York"
          status={<Badge tone="success">Confirmed</Badge>}
          actions={
            <>
              <Button variant="primary">Join</Button>
              <Button variant="dangerQuiet">Cancel booking</Button>
            </>
          }
        />
      </Card>
      <Grid columns="two">
        <Card title="Words" note="A 1.2 scale on 16 px">
          <Text look="display">Book a session</Text>
          <Text look="title">What needs doing</Text>
          <Text look="heading">Your next session</Text>
          <Text>
            You hold this time for ten minutes. <TextLink to=".">Choose another time</TextLink> or
            write to <OutsideLink href="mailto:support@example.org">support</OutsideLink>.
          </Text>
          <Text look="small" tone="muted">
            Two credits of the Leadership programme, until 31 March.
          </Text>
          <Text look="figure">12 of 16</Text>
        </Card>
        <Card title="Brand and marks" tone="brand">
          <Logo />
          <Logo size="large" />
          <Rule />
          <VisibleTo people="you and Ana" />
        </Card>
      </Grid>
    </Stack>
  );
}
