import type { ReactNode } from 'react';
import { notice, type NoticeVariantProps } from '#styled/recipes/notice.js';
import { AlertTriangle, CheckCircle2, Info, XCircle } from './icons.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Tone = NonNullable<NoticeVariantProps['tone']>;

const icons: Record<Tone, ReactNode> = { info: <Info />, success: <CheckCircle2 />, warning: <AlertTriangle />, error: <XCircle /> };
const names: Record<Tone, string> = { info: 'Note:', success: 'Done:', warning: 'Careful:', error: 'Error:' };

type NoticeProps = { tone?: Tone; title?: ReactNode; children?: ReactNode; /** Announce it when it appears after the page has loaded. */ live?: boolean };

/** Said in the page, where it matters; for what passes by, there are alerts. */
export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  const look = notice({ tone });
  return (
    <div className={look.root} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <span className={look.icon}>{icons[tone]}</span>
      <div className={look.body}>
        <VisuallyHidden>{names[tone]}</VisuallyHidden>
        {title ? <p className={look.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
