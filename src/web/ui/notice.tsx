import type { ReactNode, Ref } from 'react';
import { notice, type NoticeVariantProps } from '#styled/recipes/notice.js';
import { AlertTriangle, CheckCircle2, Info, XCircle } from './icons.ts';
import { VisuallyHidden } from './layout/visually-hidden.tsx';
import * as texts from './texts.ts';

type Tone = NonNullable<NoticeVariantProps['tone']>;

const icons: Record<Tone, ReactNode> = {
  info: <Info />,
  success: <CheckCircle2 />,
  warning: <AlertTriangle />,
  error: <XCircle />,
};
/** Read out before the text. Good news says itself what it is: not everything that is green is done. */
const names: Record<Tone, string | null> = {
  info: texts.note,
  success: null,
  warning: texts.warning,
  error: texts.error,
};

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announce it when it appears after the page has loaded. */ live?: boolean;
  /** To bring the focus here by script. */ focusRef?: Ref<HTMLDivElement>;
};

/** Said in the page, where it matters; for what passes by, there are alerts. */
export function Notice({ tone = 'info', title, children, live = false, focusRef }: NoticeProps) {
  const look = notice({ tone });
  return (
    <div
      className={look.root}
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <span className={look.icon}>{icons[tone]}</span>
      <div className={look.body}>
        {names[tone] === null ? null : <VisuallyHidden>{names[tone]}</VisuallyHidden>}
        {title ? <p className={look.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
