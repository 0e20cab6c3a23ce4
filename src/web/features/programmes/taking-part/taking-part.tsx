import { useState } from 'react';
import type { Programme } from '../words.ts';
import { CoachesSection } from './coaches-section.tsx';
import { MembersSection } from './members-section.tsx';
import { TeamsSection } from './teams-section.tsx';
import { createTurns } from './turns.ts';

/** Who takes part in a programme: each change is sent by itself, one after the other. */
export function TakingPart({ programme }: { programme: Programme }) {
  const [turns] = useState(createTurns);
  return (
    <>
      <MembersSection programme={programme} turns={turns} />
      <TeamsSection programme={programme} turns={turns} />
      <CoachesSection programme={programme} turns={turns} />
    </>
  );
}
