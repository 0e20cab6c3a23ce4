import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useRef } from 'react';
import { placeOf, usePlace, useResourceHere } from './places.ts';
import { ResourceInputs } from './resource-inputs.tsx';
import { resources, useCategories } from './resource-records.ts';
import { emptyResource, placedOf, troubleIn, valuesOf, writtenOf } from './resource-values.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/global-resources/create': page('staff', 'Create Global Resource', AddResource),
  '/app/global-resources/$globalResource/edit': page('staff', 'Edit Global Resource', EditResource),
  '/app/global-resources/$globalResource/delete': page(
    'staff',
    'Delete Global Resource',
    DeleteResource,
  ),
  '/app/bookings/$booking/resources/create': page(
    'everyone',
    'Add Booking Resource',
    AddPlaceResource,
  ),
  '/app/bookings/$booking/resources/$resource/edit': page(
    'everyone',
    'Edit Booking Resource',
    EditResource,
  ),
  '/app/bookings/$booking/resources/$resource/delete': page(
    'everyone',
    'Delete Booking Resource',
    DeleteResource,
  ),
  '/app/programmes/$programme/resources/create': page(
    'staff',
    'Add Programme Resource',
    AddPlaceResource,
  ),
  '/app/programmes/$programme/resources/$resource/edit': page(
    'staff',
    'Edit Programme Resource',
    EditResource,
  ),
  '/app/programmes/$programme/resources/$resource/delete': page(
    'staff',
    'Delete Programme Resource',
    DeleteResource,
  ),
  '/app/sessions/$session/resources/create': page(
    'staff',
    'Add Session Resource',
    AddPlaceResource,
  ),
  '/app/sessions/$session/resources/$resource/edit': page(
    'staff',
    'Edit Session Resource',
    EditResource,
  ),
  '/app/sessions/$session/resources/$resource/delete': page(
    'staff',
    'Delete Session Resource',
    DeleteResource,
  ),
} satisfies Pages;

/** Where nobody may see the place, or only see it, the form is not shown. */
export function AddPlaceResource() {
  const { scope, target, list } = usePlace();
  const mine = useApiQuery('GET /resources', {
    query: { scope, ...(target !== null && { target }), perPage: 1 },
  });
  const place = useApiQuery('GET /resources/of/{place}/{target}', {
    params: { place: scope === 'global' ? 'booking' : scope, target: target ?? '' },
  });
  return (
    <Loaded query={place} whole>
      {() => (
        <Loaded query={mine} whole>
          {({ mayCreate }) =>
            mayCreate ? (
              <AddResource />
            ) : (
              <EmptyState
                level="h1"
                title={texts.cantBeAdded}
                action={<LinkButton {...list}>{texts.backToResources}</LinkButton>}
              >
                {texts.onlyThoseWhoTakePart}
              </EmptyState>
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

export function AddResource() {
  const place = usePlace();
  // Several were added: the list shows all of them, and a page only one.
  const several = useRef(false);
  return (
    <CreateRecord
      {...resources.creating}
      draft={`resource/${place.target ?? place.scope}`}
      title={place.title}
      lead={texts.addedTo[place.scope]}
      verb={texts.addResource}
      errorTitle={texts.notAddedYet}
      cancel={place.list}
      needs={useCategories()}
      initial={emptyResource}
      missing={troubleIn}
      body={(values) => {
        const written = placedOf(place, values);
        several.current = written.more.length > 0;
        return written;
      }}
      leadsTo={({ id }) => (several.current ? place.list : place.pageOf(id))}
    >
      {(form, categories) => (
        <ResourceInputs form={form} categories={categories} scope={place.scope} isNew />
      )}
    </CreateRecord>
  );
}

export function EditResource() {
  const place = usePlace();
  const query = useResourceHere();
  return (
    <Loaded query={useCategories()} whole>
      {(categories) => (
        <EditRecord
          {...resources.editing}
          query={query}
          title={place.title}
          lead={({ kind }) => (kind === 'file' ? texts.anotherFile : undefined)}
          back={(resource) => backTo(resource)}
          initial={valuesOf}
          missing={troubleIn}
          payload={writtenOf}
        >
          {(form, { scope }) => (
            <ResourceInputs form={form} categories={categories} scope={scope} />
          )}
        </EditRecord>
      )}
    </Loaded>
  );
}

export function DeleteResource() {
  const place = usePlace();
  return (
    <ConfirmEvent
      {...resources.deleting}
      query={useResourceHere()}
      back={(resource) => backTo(resource)}
      leadsTo={() => place.list}
      consequences={({ file }) => [
        texts.nobodyFindsIt,
        ...(file === null ? [] : [texts.itsFilesGo]),
        texts.nobodyIsNotified,
        texts.thisCantBeUndone,
      ]}
    />
  );
}

const backTo = (resource: Parameters<typeof placeOf>[0] & { readonly id: string }) =>
  placeOf(resource).pageOf(resource.id);
