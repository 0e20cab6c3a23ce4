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
      title: `Welcome to ${settings.productName}, ${firstName}!`,
      badge: 'Beginner Level',
      text: 'Complete your profile to get started.',
      follow: 'Update profile',
    };
  return {
    title: `You reached ${achievement?.levelName ?? 'the next level'}!`,
    text: "Nice one! You can pin this award or any other that you've earned to your profile.",
    follow: 'See my awards',
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
            Close
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
            We couldn't reach the server. Try again, or close this.
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
