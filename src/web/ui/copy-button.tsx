import { Button, type ButtonLook } from './button.tsx';
import { Copy } from './icons.ts';
import * as texts from './texts.ts';

type Outcome = { type: 'success' | 'error'; message: string };

type CopyButtonProps = ButtonLook & {
  content: string;
  label?: string;
  /** Said instead of "Copied: content" where the content is long or private. */
  message?: string;
  /** For the alerts. */
  onOutcome: (outcome: Outcome) => void;
};

/** Copies, and tells what became of it in the words of specification §8. */
export function CopyButton({
  content,
  label = texts.copy,
  message = texts.copied(content),
  onOutcome,
  ...look
}: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      onOutcome({ type: 'success', message });
    } catch {
      onOutcome({ type: 'error', message: texts.failed });
    }
  };
  return (
    <Button {...look} icon={<Copy />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
