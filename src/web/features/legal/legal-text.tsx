import type { ReactNode } from 'react';
import { formatCalendarDay } from '#domain/time/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { ownZone } from '#domain/time/own-zone.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import type { LegalText as Text } from './use-legal-text.ts';
import * as texts from './texts.ts';

/** The day with its year, whatever day it is today. */
const dayOf = (isoDate: string): string => formatCalendarDay(isoDate, ownZone(), { relativeTo: 0 });

type LegalTextProps = {
  title: string;
  text: Text;
  /** What the reader has to do with it. */
  children?: ReactNode;
};

/** A text with its version and its date, to read and to print. */
export function LegalText({ title, text, children }: LegalTextProps) {
  return (
    <Stack as="article" gap="6" measure="reading">
      <PageHeading
        title={title}
        lead={texts.version(text.version, dayOf(text.publishedOn))}
        actions={
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      />
      {children}
      <RichText source={text.text} />
    </Stack>
  );
}
