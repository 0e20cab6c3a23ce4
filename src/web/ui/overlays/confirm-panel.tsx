import { useId, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../layout/card.tsx';
import { confirm } from '#styled/recipes/confirm.js';
import { Row } from '../layout/layout.tsx';
import { Notice } from '../notice.tsx';
import * as texts from './texts.ts';

type ConfirmPanelProps = {
  /** Names the thing: "Cancel your session with Ana on Tuesday, 14:00?" */
  sentence: string;
  /** What happens to whom: people told, credits moved, calendars changed. One sentence each. */
  consequences: readonly string[];
  /** The button: "Cancel session". */
  verb: string;
  /** What can't be undone is `danger`. */
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
  onKeep: () => void;
  /** The way out says what is kept: "Keep category". */
  keepVerb: string;
  /** It is being done. */
  busy?: boolean;
  /** Why it was not done. */
  failure?: string;
  /** Fields, such as a reason. */
  children?: ReactNode;
};

/** Says what will happen before it does. The way out is always there, also while it is being done. */
export function ConfirmPanel({
  sentence,
  consequences,
  verb,
  tone = 'danger',
  onConfirm,
  onKeep,
  keepVerb,
  busy = false,
  failure,
  children,
}: ConfirmPanelProps) {
  const id = useId();
  return (
    <Card title={sentence}>
      {consequences.length > 0 ? (
        <ul className={confirm()} id={id} aria-label={texts.whatHappens}>
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      ) : null}
      {children}
      {failure ? (
        <Notice tone="error" live>
          {failure}
        </Notice>
      ) : null}
      <Row>
        <Button
          variant={tone}
          busy={busy}
          onClick={onConfirm}
          aria-describedby={consequences.length > 0 ? id : undefined}
        >
          {verb}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {keepVerb}
        </Button>
      </Row>
    </Card>
  );
}
