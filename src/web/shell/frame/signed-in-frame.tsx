import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { isFor } from '#machines/audiences.ts';
import { NotForYou } from '../../screens/loaded.tsx';
import {
  isSessionUnreachable,
  SessionUnreachable,
} from '../../screens/account/session-unreachable.tsx';
import { useMe } from '../../screens/account/use-me.ts';
import { PageTitleContext, RecordNameContext } from '../../screens/use-page-title.ts';
import { useSession } from '../../screens/account/use-session.ts';
import { AppFrame } from '../../ui/layout/app-frame.tsx';
import { PlainFrame } from '../../ui/layout/frames.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Home, MenuIcon } from '../../ui/icons.ts';
import { IconLink, LinkButton } from '../../ui/link-button.tsx';
import { MayOpenContext } from '../../ui/may-open.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import { LocaleContext } from '../../ui/numbers.ts';
import { WaitingLines } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { AwaitedPage } from './awaited-page.tsx';
import { Bell } from './bell.tsx';
import { HelpMenu } from './help-menu.tsx';
import { headerTable } from './navigation.ts';
import { checksOf } from '../routing/checks.ts';
import { useKeptOut } from './kept-out.ts';
import { pagesFor } from '../routing/pages-for.ts';
import { writeAs } from '#domain/time/own-locale.ts';
import { homeOf } from '../routing/place-after.ts';
import { PaletteButton, PalettePlace } from '../palette/palette-button.tsx';
import { Prompts } from './prompts.tsx';
import { Sidebar } from './sidebar.tsx';
import { Trail } from './trail.tsx';
import { useEntries } from './use-entries.ts';
import { useWideScreen } from './use-wide-screen.ts';
import * as texts from './texts.ts';

// The same elements each time: what stays is not drawn again with every page.
const bell = <Bell />;
const help = <HelpMenu />;

/** Header, sidebar, content and mobile footer: shown only to somebody who is signed in (specification, 2). */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useSession((session) => session.hasTag('authenticated'));
  const isGuarded = useMatches({
    select: (matches) => matches.some(({ staticData }) => checksOf(staticData).length > 0),
  });
  const isUnreachable = useSession(isSessionUnreachable);
  if (isSignedIn) return <Framed>{children}</Framed>;
  if (!isGuarded) return <PlainFrame>{children}</PlainFrame>;
  return <PlainFrame>{isUnreachable ? <SessionUnreachable /> : <WaitingLines />}</PlainFrame>;
}

/** Every link on the screen knows whose its page is, and every day and number who reads it. */
function Framed({ children }: { children: ReactNode }) {
  const { role, locale } = useMe();
  const mayOpen = useMemo(() => pagesFor(role), [role]);
  useKeptOut(role);
  // Before anything in the frame is drawn.
  const written = useMemo(() => writeAs(locale), [locale]);
  return (
    <MayOpenContext value={mayOpen}>
      <LocaleContext value={written}>
        <Frame>{children}</Frame>
      </LocaleContext>
    </MayOpenContext>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const me = useMe();
  const headerEntries = useEntries(headerTable);
  const isWide = useWideScreen();
  const isTheirs = useMatches({
    select: (matches) =>
      matches.every(
        ({ staticData: { audience } }) => audience === undefined || isFor(audience, me.role),
      ),
  });
  const path = useLocation({
    select: ({ pathname, state: { sought } }) => `${pathname} ${sought?.turn ?? ''}`,
  });
  /** The page on which the drawer was opened: going elsewhere closes it. */
  const [openOn, setOpenOn] = useState<string>();
  const showInBrowser = useContext(PageTitleContext);
  const [ownTitle, setOwnTitle] = useState<string>();
  const [recordName, showRecordName] = useState<string>();
  const showTitle = useCallback(
    (title: string | undefined) => {
      setOwnTitle(title);
      showInBrowser(title);
    },
    [showInBrowser],
  );
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  const sidebar = useMemo(() => <Sidebar me={me} />, [me]);
  const isOpen = !isWide && openOn !== undefined && openOn === path;
  const home = homeOf(me.role);
  const toggle = (
    <IconButton
      label={isOpen ? texts.closeTheMenu : texts.openTheMenu}
      icon={<MenuIcon />}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={() => setOpenOn(isOpen ? undefined : path)}
    />
  );
  return (
    <AppFrame
      header={
        <Link to={home}>
          <Logo />
          <VisuallyHidden>{texts.home2}</VisuallyHidden>
        </Link>
      }
      headerEnd={headerEntries.map(({ label, to, Icon }) => (
        <LinkButton key={to} to={to} variant="primary" icon={<Icon />}>
          {label}
        </LinkButton>
      ))}
      headerWide={
        <>
          <PaletteButton onOpen={find} />
          {bell}
          {help}
          {isWide ? null : toggle}
        </>
      }
      sidebar={sidebar}
      sidebarOpen={isOpen}
      onSidebarClose={() => setOpenOn(undefined)}
      footer={
        <>
          {toggle}
          <IconLink to={home} label={texts.home} icon={<Home />} />
          <PaletteButton onOpen={find} />
          {bell}
          {help}
        </>
      }
    >
      <Trail home={home} reader={me} ownTitle={ownTitle ?? recordName} />
      <PageTitleContext value={showTitle}>
        <RecordNameContext value={showRecordName}>
          {isTheirs ? children : <NotForYou whole />}
        </RecordNameContext>
      </PageTitleContext>
      <AwaitedPage />
      <Prompts />
      <PalettePlace open={isFinding} onOpen={find} onClose={() => setFinding(false)} />
    </AppFrame>
  );
}
