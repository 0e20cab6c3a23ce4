import { Stack } from '#web/ui/layout/layout.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Text } from '#web/ui/text.tsx';
import { moodWords, type NoteText } from './words.ts';
import * as texts from './texts.ts';

/** What a note says: the text, and of its parts those that were filled in. */
export function NoteWords({ text }: { text: NoteText }) {
  const { goal, observations, agreedActions, nextFocus, mood } = text;
  const facts = [
    { term: texts.goal, detail: goal },
    { term: texts.observations, detail: observations },
    { term: texts.agreedActions, detail: agreedActions.join(' · ') },
    { term: texts.nextFocus, detail: nextFocus },
    { term: texts.mood, detail: mood === null ? null : moodWords(mood) },
  ].filter(({ detail }) => detail);
  return (
    <Stack gap="4">
      <Text look="prose">{text.body}</Text>
      {facts.length === 0 ? null : <Facts facts={facts} layout="rows" />}
    </Stack>
  );
}
