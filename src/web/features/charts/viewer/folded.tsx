import { useState, type ReactNode } from 'react';
import { useMedia } from '#web/ui/use-media.ts';

interface FoldedProps {
  readonly title: string;
  /** A question is as large as what answers it; all else is small. */
  readonly look?: 'small' | 'question';
  /** Open at first where there is room. */
  readonly openWhereWide?: boolean;
  readonly children: ReactNode;
}

/** What is long and not everybody's question: unfolded by whoever asks it. */
export function Folded({ title, look = 'small', openWhereWide = false, children }: FoldedProps) {
  const isWide = useMedia('(min-width: 640px)');
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? (openWhereWide && isWide);
  return (
    <details
      className={`viewer-fold ${look}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) choose(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
