import { findCoach } from '#web/screens/form/find-coach.ts';
import { Person } from '#web/ui/avatar.tsx';
import type { Programme } from '../words.ts';
import { ListedSection } from './listed-section.tsx';
import type { Turns } from './turns.ts';
import * as texts from './texts.ts';

/** Who coaches in it. */
export function CoachesSection({ programme, turns }: { programme: Programme; turns: Turns }) {
  return (
    <ListedSection
      programme={programme}
      turns={turns}
      block="coaches"
      title={texts.coaches}
      none={texts.noCoachesYet}
      rows={programme.coaches.map(({ id, fullName, pictureUrl }) => ({
        id,
        name: fullName,
        title: <Person name={fullName} picture={pictureUrl} size="small" />,
      }))}
      adding={{
        ...findCoach,
        event: 'ADD_COACHES',
        label: texts.addACoach,
        errorKey: 'coachIds',
        add: (send, id) => send('ADD_COACHES', { coachIds: [id] }),
      }}
      removing={{
        event: 'REMOVE_COACH',
        consequences: [texts.bookedSessionsStay, texts.nobodyBooksThemInIt],
        remove: (send, id) => send('REMOVE_COACH', { coachId: id }),
      }}
    />
  );
}
