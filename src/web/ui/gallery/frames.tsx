import { useState } from 'react';
import { AlertRegion } from '../overlays/alert-region.tsx';
import { AlertToast } from '../overlays/alert-toast.tsx';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { AppFrame } from '../layout/app-frame.tsx';
import { AuthFrame, PlainFrame } from '../layout/frames.tsx';
import { IconButton } from '../icon-button.tsx';
import { Bell, BookOpen, CalendarCheck, Home, MenuIcon } from '../icons.ts';
import { Stack } from '../layout/layout.tsx';
import { Logo } from '../marks/logo.tsx';
import { ChatLog, ChatMessage } from '../embedded/chat.tsx';
import {
  ClientPane,
  MeetingFrame,
  MeetingStage,
  VideoTile,
  VideoTiles,
} from '../embedded/meeting.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { ProgressRing } from '../progress.tsx';
import {
  PoweredBy,
  ProfileLink,
  ProfileStill,
  SidebarLink,
  SidebarNav,
} from '../layout/sidebar-parts.tsx';
import { Text } from '../text.tsx';
import { Framed } from './framed.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const long = 'Konstantina Papadimitropoulou-Weatherington';

export function FramesShelf() {
  return (
    <Shelf title="Frames">
      <Framed title="The signed-in page" height={560}>
        <SignedIn />
      </Framed>
      <Framed title="The signed-in page on a telephone" width={360} height={640}>
        <SignedIn />
      </Framed>
      <Framed title="The page for signing in" height={420}>
        <AuthFrame below={<Text look="small">Powered by the provider</Text>}>
          <PageHeading title="Sign in" lead="With the address your organisation knows." />
          <Button variant="primary" wide>
            Sign in
          </Button>
        </AuthFrame>
      </Framed>
      <Framed title="A page to read" height={320}>
        <PlainFrame>
          <PageHeading title="Privacy policy" />
          <Text look="prose">What we know of you, why, and for how long.</Text>
        </PlainFrame>
      </Framed>
      <Framed title="In a meeting" height={420}>
        <MeetingFrame
          clock={<Text>25 minutes left</Text>}
          bar={<Button variant="danger">Leave</Button>}
        >
          <PageHeading title="Executive coaching with Ana Duarte" />
          <MeetingStage
            aside={
              <ChatLog label="Chat" latest="2">
                <ChatMessage name="Ana Duarte" time="14:03">
                  Here is the picture I meant.
                </ChatMessage>
                <ChatMessage name="You" time="14:04" own>
                  Thank you
                </ChatMessage>
              </ChatLog>
            }
          >
            <VideoTiles label="In the room">
              <VideoTile name="Ana Duarte" stream={null} hasVideo={false} note="muted" />
              <VideoTile name="You" stream={null} hasVideo={false} own />
            </VideoTiles>
          </MeetingStage>
        </MeetingFrame>
      </Framed>
      <Framed title="In a meeting of a provider" height={520}>
        <MeetingFrame bar={<Button variant="danger">Leave</Button>}>
          <PageHeading title="Executive coaching with Ana Duarte" />
          <ClientPane title="Zoom meeting" address="about:blank" />
        </MeetingFrame>
      </Framed>
      <States of={['default', 'hover', 'focus']} wide>
        {(state) => <SidebarLink key={state} to="/" label="Bookings" icon={<CalendarCheck />} />}
      </States>
      <States of={['default', 'hover', 'focus']} wide>
        {() => <Profile name="Mia Thornton" />}
      </States>
    </Shelf>
  );
}

const Profile = ({ name }: { name: string }) => (
  <ProfileLink
    to="/"
    name={name}
    note="Northwind Logistics"
    picture={
      <ProgressRing label="Progress to the next level" percent={35}>
        <Avatar name={name} size="large" />
      </ProgressRing>
    }
    award={<Avatar name="Level 3" size="small" alone />}
  />
);

const Coach = () => (
  <ProfileStill name="Ana Silva" note="Northwind Logistics" picture={<Avatar name="Ana Silva" />} />
);

function SignedIn() {
  const [open, setOpen] = useState(false);
  const [alert, setAlert] = useState(true);
  const toggle = (
    <IconButton
      label="Menu"
      icon={<MenuIcon />}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    />
  );
  return (
    <>
      <AppFrame
        header={<Logo />}
        headerEnd={<Button variant="primary">Make a Booking</Button>}
        headerWide={<IconButton label="Notifications" icon={<Bell />} />}
        sidebar={
          <>
            <Profile name={long} />
            <Coach />
            <SidebarNav>
              <SidebarLink to="." label="Home" icon={<Home />} />
              <SidebarLink to="/" label="Interactive Resources" icon={<BookOpen />} />
            </SidebarNav>
            <PoweredBy>Powered by the provider in partnership with the health partner</PoweredBy>
          </>
        }
        sidebarOpen={open}
        onSidebarClose={() => setOpen(false)}
        footer={toggle}
      >
        <PageHeading title={`Your sessions with ${long}`} lead="What comes next, and what was." />
        <Stack gap="4">
          <Text>The content of the page.</Text>
        </Stack>
      </AppFrame>
      <AlertRegion>
        {alert ? (
          <AlertToast
            type="success"
            message="Your request is on its way."
            onDismiss={() => setAlert(false)}
          />
        ) : null}
      </AlertRegion>
    </>
  );
}
