import { spokenIn, spokenLanguageNames } from '#domain/kai-conversations/vocabulary.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { lengthOf, type KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** What is known of a conversation besides what was said. */
export function AboutConversation({ conversation }: { conversation: KaiConversation }) {
  const zone = useZone();
  const { size } = useNumbers();
  const { programme, member, about, heldOn, language, duration, consentedAt, files } = conversation;
  return (
    <Card title={texts.about}>
      <Facts
        facts={[
          {
            term: texts.programme,
            detail: (
              <TextLink to="/app/programmes/$programme" params={{ programme: programme.id }}>
                {programme.name}
              </TextLink>
            ),
          },
          { term: texts.uploadedBy, detail: member?.fullName ?? texts.formerAccount },
          { term: texts.aboutWhom, detail: about?.fullName ?? texts.formerAccount },
          { term: texts.heldOn, detail: formatCalendarDate(heldOn, zone) },
          { term: texts.language, detail: spokenLanguageNames[spokenIn(language)] },
          { term: texts.duration, detail: lengthOf(duration) },
          {
            term: texts.consented,
            detail: consentedAt === null ? '–' : <When at={consentedAt} zone={zone} />,
          },
          {
            term: texts.files,
            detail:
              files.map(({ name, byteLength }) => `${name} (${size(byteLength)})`).join(', ') ||
              '–',
          },
          lastChanged(conversation),
        ]}
      />
    </Card>
  );
}
