import { useEffect } from 'react';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import { useMe } from '../../screens/account/use-me.ts';
import type { Me } from '../../screens/account/use-me.ts';
import { settings } from '../../settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Sparkles } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { celebrate } from './celebrate.ts';
import * as texts from './texts.ts';

interface Words {
  readonly title: string;
  readonly badge?: string;
  readonly text: string;
  readonly follow: string;
}

/** The words of the two prompts (specification, 2). */
function wordsOf(kind: Prompt['kind'], { firstName, achievement }: Me): Words {
  if (kind === 'welcome')
    return {
      title: texts.welcomeTo(settings.productName, firstName),
      badge: texts.beginnerLevel,
      text: texts.completeYourProfileToGet,
      follow: texts.updateProfile,
    };
  return {
    title: texts.youReached(achievement?.levelName ?? 'the next level'),
    text: texts.niceOneYouCanPin,
    follow: texts.seeMyAwards,
  };
}

interface PromptDialogProps {
  readonly prompt: Prompt;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onClose: () => void;
  readonly onFollow: () => void;
}

/** A welcome or a level reached, with confetti. Its second button needs the page it leads to. */
export function PromptDialog({ prompt, isBusy, hasFailed, onClose, onFollow }: PromptDialogProps) {
  const words = wordsOf(prompt.kind, useMe());
  useEffect(() => void celebrate(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          {prompt.link === null ? null : (
            <Button variant="primary" busy={isBusy} onClick={onFollow}>
              {words.follow}
            </Button>
          )}
          <Button variant={prompt.link === null ? 'primary' : 'quiet'} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <Stack gap="4" align="start">
        {words.badge === undefined ? null : (
          <Badge tone="brand" icon={<Sparkles />}>
            {words.badge}
          </Badge>
        )}
        <Text>{words.text}</Text>
        {hasFailed ? (
          <Notice tone="warning" live>
            {texts.weCouldntReachTheServer}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
