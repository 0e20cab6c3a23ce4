import { useRef, useState } from 'react';
import { AnchoredPanel } from '../overlays/anchored-panel.tsx';
import { CountBadge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../layout/card.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { Bell, CalendarPlus, CircleHelp, Ellipsis, Home, Pencil, Plus, XCircle } from '../icons.ts';
import { Grid, Row } from '../layout/layout.tsx';
import { IconLink, LinkButton } from '../link-button.tsx';
import { Menu } from '../overlays/menu.tsx';
import { Text } from '../text.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const;
const verbs = {
  primary: 'Send request',
  secondary: 'Reschedule',
  quiet: 'Show more',
  danger: 'Cancel booking',
  dangerQuiet: 'Cancel booking',
};

const states = ['default', 'hover', 'focus', 'pressed', 'busy', 'disabled'] as const;
const longVerb = 'Ask Konstantina Papadimitropoulou-Weatherington for another time';

export function ActionsShelf() {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const close = () => setOpen(false);
  return (
    <Shelf title="Actions">
      <Card title="Buttons">
        {variants.map((variant) => (
          <States key={variant} of={states}>
            {(state) => (
              <Button variant={variant} busy={state === 'busy'} disabled={state === 'disabled'}>
                {verbs[variant]}
              </Button>
            )}
          </States>
        ))}
        <States of={['default', 'long']} wide>
          {(state) => (
            <Button variant="primary" wide icon={<CalendarPlus />}>
              {state === 'long' ? longVerb : 'Make a Booking'}
            </Button>
          )}
        </States>
      </Card>
      <Grid columns="two">
        <Card title="Icons and links as buttons">
          <States of={states}>
            {(state) => (
              <IconButton
                label="Edit"
                icon={<Pencil />}
                busy={state === 'busy'}
                disabled={state === 'disabled'}
              />
            )}
          </States>
          <States of={['default', 'hover', 'focus', 'pressed']}>
            {() => (
              <LinkButton to="." size="small">
                Availability
              </LinkButton>
            )}
          </States>
          <States of={['default', 'hover', 'focus']}>
            {() => <IconLink to="." label="Home" icon={<Home />} />}
          </States>
          <States of={['default', 'hover', 'focus']}>
            {() => (
              <CopyButton
                content="https://meet.example.org/ana"
                label="Copy link"
                onOutcome={({ message }) => setSaid(message)}
              />
            )}
          </States>
          <Text as="output" look="small" tone="muted">
            {said}
          </Text>
        </Card>
        <Card title="A panel at what was chosen">
          <AtChoice />
        </Card>
        <Card title="Marks, menus, dialogs">
          <Row>
            <LinkButton to="." variant="primary" icon={<Plus />}>
              New booking
            </LinkButton>
          </Row>
          <Row>
            <IconButton label="Edit" icon={<Pencil />} />
            <IconButton label="Edit" icon={<Pencil />} variant="secondary" />
            <IconButton label="Saving" icon={<Pencil />} busy />
            <IconLink
              to="."
              label="Notifications"
              icon={<Bell />}
              mark={<CountBadge count={12} tone="danger" place="corner" label="unread" />}
            />
            <Tooltip words="A late cancellation spends the credit: less than 24 hours are left.">
              <IconButton label="Help" icon={<CircleHelp />} />
            </Tooltip>
          </Row>
          <Row>
            <Menu
              label="Actions for this booking"
              icon={<Ellipsis />}
              items={[
                { key: 'show', label: 'Show booking', link: { to: '.' } },
                {
                  key: 'move',
                  label: 'Reschedule',
                  icon: <Pencil />,
                  onSelect: () => setSaid('Reschedule'),
                },
                {
                  key: 'cancel',
                  label: 'Cancel booking',
                  icon: <XCircle />,
                  tone: 'danger',
                  onSelect: () => setOpen(true),
                },
              ]}
            />
            <Menu label="Help" items={[{ key: 'forum', label: 'Forum', link: { to: '.' } }]} />
            <Button onClick={() => setOpen(true)}>Open dialog</Button>
          </Row>
          <Dialog
            open={open}
            onClose={close}
            insistent
            title="Leave without saving?"
            actions={
              <>
                <Button variant="danger" onClick={close}>
                  Leave
                </Button>
                <Button onClick={close}>Keep writing</Button>
              </>
            }
          >
            Your message to Ana has not been sent. What you wrote is lost when you leave.
          </Dialog>
        </Card>
      </Grid>
    </Shelf>
  );
}

function AtChoice() {
  const [open, setOpen] = useState(false);
  const chosen = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={chosen} aria-expanded={open} onClick={() => setOpen(true)}>
        Tue 3 Mar, 10:00
      </Button>
      {open ? (
        <AnchoredPanel
          name="What is this time?"
          anchor={() => chosen.current}
          onClose={() => setOpen(false)}
        >
          <Text>Tue 3 Mar, 10:00–11:00</Text>
        </AnchoredPanel>
      ) : null}
    </>
  );
}
