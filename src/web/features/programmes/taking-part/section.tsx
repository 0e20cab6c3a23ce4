import type { ReactNode } from 'react';
import { useSoughtBlock, type Block } from '#web/screens/sought-block.ts';
import { Form } from '#web/ui/forms/form.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { useTakingPart } from './use-taking-part.ts';
import * as texts from './texts.ts';

interface SectionProps {
  /** Links of the checklist lead here. */
  block: Block;
  title: string;
  note?: string;
  part: Pick<ReturnType<typeof useTakingPart>, 'errors' | 'refusal'>;
  children: ReactNode;
}

/** One part of who takes part in a programme, with what was refused where one looks. */
export function Section({ block, title, note, part: { errors, refusal }, children }: SectionProps) {
  return (
    <Card title={title} note={note} region={useSoughtBlock<HTMLElement>(block)}>
      <Form
        onSubmit={() => undefined}
        errors={errors}
        errorTitle={texts.notChanged}
        aria-label={title}
      >
        {refusal === null ? null : (
          <Notice tone="error" live>
            {refusal}
          </Notice>
        )}
        {children}
      </Form>
    </Card>
  );
}
