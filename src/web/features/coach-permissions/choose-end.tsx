import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { Person } from '#web/ui/avatar.tsx';
import { keyOfOther, type PermissionValues } from './permission-values.ts';
import type { Place } from './places.ts';
import { endNames, otherEnd } from './words.ts';
import * as texts from './texts.ts';

interface ChooseEndProps {
  place: Place;
  chosen: PermissionValues['other'];
  onChoose: (chosen: PermissionValues['other']) => void;
}

/** The coach, member, session or team, found by name; what helps to choose stands below it. */
export function ChooseEnd({ place, chosen, onChoose }: ChooseEndProps) {
  const kind = otherEnd(place);
  const word = endNames[kind];
  return (
    <ChooseRecord
      label={word}
      errorKey={keyOfOther(place)}
      required
      route="GET /coach-permissions/choices"
      input={(search) => ({ query: { kind, search } })}
      nameOf={({ name }) => name}
      show={({ name, hint }) => <Person name={name} size="small" note={hint} />}
      chosen={chosen}
      onChoose={onChoose}
      placeholder={texts.search(word.toLowerCase(), kind === 'coach')}
      none={texts.noByThatName(word.toLowerCase())}
    />
  );
}
