import type { ReactNode } from 'react';
import { authFrame } from '#styled/recipes/auth-frame.js';
import { plainFrame } from '#styled/recipes/plain-frame.js';
import { Logo } from '../marks/logo.tsx';

/** The whole screen yellow, one panel in its middle. */
export function AuthFrame({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const look = authFrame();
  return (
    <main className={look.root}>
      <Logo size="large" ground="brand" />
      <div className={look.panel}>{children}</div>
      {below}
    </main>
  );
}

/** Public texts: the logo and a column to read; wide for what needs the room, such as a drawing. */
export function PlainFrame({
  children,
  header = <Logo />,
  wide = false,
}: {
  children: ReactNode;
  header?: ReactNode;
  wide?: boolean;
}) {
  const look = plainFrame({ width: wide ? 'wide' : 'text' });
  return (
    <>
      <header className={look.header}>{header}</header>
      <main className={look.content}>{children}</main>
    </>
  );
}
