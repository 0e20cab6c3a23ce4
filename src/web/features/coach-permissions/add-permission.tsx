import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ChooseEnd } from './choose-end.tsx';
import { PermissionDays } from './permission-days.tsx';
import { emptyPermission, fieldsOf, keyOfOther, missingFor } from './permission-values.ts';
import type { Place } from './places.ts';
import { endNames, otherEnd } from './words.ts';

/** Staff permit a coach, from either end. */
export function AddPermission({ place }: { place: Place }) {
  const holder = useApiQuery('GET /coach-permissions/of/{end}/{subject}', {
    params: { end: place.end, subject: place.id },
  });
  // Only staff have a choice; everybody else is told that the page isn't for them.
  const choices = useApiQuery('GET /coach-permissions/choices', {
    query: { kind: otherEnd(place), search: '' },
  });
  return (
    <Loaded query={choices} whole>
      {() => (
        <Loaded query={holder} whole>
          {({ name }) => <AddForm place={place} name={name} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function AddForm({ place, name }: { place: Place; name: string }) {
  const alert = useAlert();
  const other = endNames[otherEnd(place)];
  const form = useRecordForm('POST /coach-permissions', {
    name: `coach-permission/${place.end}/${place.id}/${place.scope}`,
    initial: emptyPermission,
    missing: missingFor(place),
    input: (values) => ({ body: fieldsOf(place, values) }),
    onDone: (made, go) => {
      const added = place.end === 'coach' ? made.subject.name : made.coach.fullName;
      if (!form.values.another) void go(place.list);
      alert('success', `${added} was added.`);
    },
  });
  const { values, change } = form;
  const { permission, ...errors } = form.errors;
  const shown = permission === undefined ? errors : { ...errors, [keyOfOther(place)]: permission };
  return (
    <FormPage
      title={place.titles.add}
      lead={`For ${name}.`}
      form={{ ...form, errors: shown }}
      verb={`Add ${other.toLowerCase()}`}
      errorTitle="Not added yet"
      cancel={place.list}
    >
      <ChooseEnd
        key={values.other === null ? 'none' : values.other.id}
        place={place}
        chosen={values.other}
        onChoose={(chosen) => change({ other: chosen })}
      />
      <PermissionDays values={values} change={change} />
      {place.scope === 'session' ? null : (
        <Checkbox
          label="May read other coaches’ notes"
          checked={values.canReadNotes}
          onChange={({ target }) => change({ canReadNotes: target.checked })}
        />
      )}
      {place.end === 'coach' && place.scope === 'member' ? (
        <Checkbox
          label="Add another one afterwards"
          checked={values.another}
          onChange={({ target }) => change({ another: target.checked })}
        />
      ) : null}
    </FormPage>
  );
}
