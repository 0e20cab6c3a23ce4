import { permissionFields } from '#machines/coach-permission/fields.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { ChooseEnd } from './choose-end.tsx';
import { emptyPermission, fieldsOf, keyOfOther, missingFor } from './permission-values.ts';
import { places, type Place } from './places.ts';
import { endNames, otherEnd } from './words.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/coaches/$coach/member-permissions/create': page(
    'staff',
    'Add Member Permission',
    AddPermission,
  ),
  '/app/coaches/$coach/session-permissions/create': page(
    'staff',
    'Add Session Permission',
    AddPermission,
  ),
  '/app/coaches/$coach/team-permissions/create': page(
    'staff',
    'Add Team Permission',
    AddPermission,
  ),
  '/app/members/$member/coach-permissions/create': page('staff', 'Add Member Coach', AddPermission),
  '/app/sessions/$session/coach-permissions/create': page(
    'staff',
    'Add Session Coach',
    AddPermission,
  ),
  '/app/teams/$team/coach-permissions/create': page('staff', 'Add Team Coach', AddPermission),
} satisfies Pages;

/** Staff permit a coach, from either end. */
export function AddPermission() {
  const place = places.usePlace();
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

const { canBook, validFrom, validTo, canReadNotes } = permissionFields;
const terms = { canBook, validFrom, validTo, canReadNotes };

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
      alert('success', texts.wasAdded(added));
    },
  });
  const { values, change } = form;
  const { permission, ...errors } = form.errors;
  const shown = permission === undefined ? errors : { ...errors, [keyOfOther(place)]: permission };
  return (
    <FormPage
      title={place.titles.page}
      lead={texts.forLabel(name)}
      form={{ ...form, errors: shown }}
      verb={texts.add(other.toLowerCase())}
      errorTitle={texts.notAddedYet}
      cancel={place.list}
    >
      <ChooseEnd
        key={values.other === null ? 'none' : values.other.id}
        place={place}
        chosen={values.other}
        onChoose={(chosen) => change({ other: chosen })}
      />
      <RecordFields
        fields={terms}
        form={form}
        own={{ canReadNotes: place.scope === 'session' ? null : undefined }}
      />
      {place.end === 'coach' && place.scope === 'member' ? (
        <Checkbox
          label={texts.addAnotherOneAfterwards}
          checked={values.another}
          onChange={({ target }) => change({ another: target.checked })}
        />
      ) : null}
    </FormPage>
  );
}
