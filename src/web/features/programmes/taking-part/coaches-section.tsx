import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { findCoach } from '#web/screens/form/find-coach.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Programme } from '../words.ts';
import { Section } from './section.tsx';
import { useTakingPart } from './use-taking-part.ts';
import * as texts from './texts.ts';

/** Who coaches in it. */
export function CoachesSection({ programme }: { programme: Programme }) {
  const part = useTakingPart(programme);
  const { coaches } = programme;
  return (
    <Section block="coaches" title={texts.coaches} part={part}>
      {part.offers('ADD_COACHES') ? (
        <ChooseRecord
          {...findCoach}
          key={coaches.length}
          label={texts.addACoach}
          errorKey="coachIds"
          chosen={null}
          onChoose={(coach) => {
            if (coach) void part.send('ADD_COACHES', { coachIds: [coach.id] });
          }}
        />
      ) : null}
      {coaches.length === 0 ? (
        <Text tone="muted">{texts.noCoachesYet}</Text>
      ) : (
        <ItemList label={texts.coaches}>
          {coaches.map(({ id, fullName, pictureUrl }) => (
            <Item
              key={id}
              title={<Person name={fullName} picture={pictureUrl} size="small" />}
              end={
                part.offers('REMOVE_COACH') ? (
                  <Button
                    size="small"
                    variant="dangerQuiet"
                    aria-label={texts.removeOf(fullName)}
                    busy={part.busy}
                    onClick={() => void part.send('REMOVE_COACH', { coachId: id })}
                  >
                    {texts.remove}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </ItemList>
      )}
    </Section>
  );
}
