import type { ReactNode } from 'react';
import { upload } from '#styled/recipes/upload.js';
import { IconButton } from '../icon-button.tsx';
import { CheckCircle2, FileText, X, XCircle } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ProgressBar } from '../progress.tsx';
import { Text } from '../text.tsx';

type FileRowProps = {
  name: string;
  state: 'going' | 'sent' | 'refused';
  /** How far it has come; null while nothing of it goes out. */
  percent?: number | null;
  /** What is to be known of it. */
  note?: string | undefined;
  /** Why it went no further. */
  reason?: string | undefined;
  /** What whoever listens is told when it changes. */
  said?: string;
  actions?: ReactNode;
  removing: string;
  onRemove: () => void;
};

const icons = { going: <FileText />, sent: <CheckCircle2 />, refused: <XCircle /> };

/** A file that was chosen: how far it has come, or why it went no further. */
export function FileRow(row: FileRowProps) {
  const { name, state, percent = null, note, reason, said, actions, removing, onRemove } = row;
  const look = upload();
  return (
    <li className={look.item}>
      {icons[state]}
      <div className={look.file}>
        {percent === null ? (
          <span className={look.name}>{name}</span>
        ) : (
          <ProgressBar label={name} percent={percent} />
        )}
        {note === undefined ? null : (
          <Text look="small" tone="muted">
            {note}
          </Text>
        )}
        {reason === undefined ? null : <p className={look.refusal}>{reason}</p>}
        {actions ? <div>{actions}</div> : null}
        {said === undefined ? null : <VisuallyHidden as="output">{said}</VisuallyHidden>}
      </div>
      <IconButton size="small" icon={<X />} label={`${removing} ${name}`} onClick={onRemove} />
    </li>
  );
}
