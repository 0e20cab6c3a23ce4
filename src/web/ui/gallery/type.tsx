import { Badge, VisibleTo } from '../badge.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Button } from '../button.tsx';
import { Card } from '../layout/card.tsx';
import { Grid, Rule } from '../layout/layout.tsx';
import { Logo } from '../marks/logo.tsx';
import { OrganizationMark } from '../marks/organization-mark.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Text } from '../text.tsx';
import { OutsideLink, TextLink } from '../text-link.tsx';
import { NoWrap } from '../layout/no-wrap.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const longTitle =
  'Returning to work after parental leave: a conversation with Konstantina Papadimitropoulou-Weatherington';

const logo = '/portraits/badge-explorer.svg';

export function TypeShelf() {
  return (
    <Shelf title="Type and headings">
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
          <Text tone="danger">
            The session on Tuesday, <NoWrap>14:00–15:00</NoWrap>, was cancelled late.
          </Text>
          <States of={['default', 'hover', 'focus']}>
            {() => (
              <TextLink to="." tone="record">
                Career coaching
              </TextLink>
            )}
          </States>
        </Card>
        <Card title="Brand and marks" tone="brand">
          <Logo />
          <Logo size="large" />
          <Rule />
          <OrganizationMark name="Northwind" logo={null} label="Northwind Growth" />
          <OrganizationMark name="Northwind" logo={logo} label="Northwind Growth" />
          <Rule />
          <VisibleTo people="you and Ana" />
          <VisuallyHidden>Only heard: there is nothing to see here.</VisuallyHidden>
        </Card>
      </Grid>
    </Shelf>
  );
}
