import { mostPackageBytes } from '#domain/interactive/package-files.ts';
import type { PackageProtocol } from '#domain/interactive/protocols.ts';
import { whyNoContent, whyNoOrigin } from '#domain/interactive/address.ts';
import { contentFields, writtenFields } from '#machines/interactive-resource/fields.ts';
import { reasonOf } from '#web/api/messages.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
} from '#web/screens/form/field-values.ts';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import {
  interactiveResources,
  protocolSaid,
  type InteractiveResource,
} from './activity-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/interactive-resources/create': page('staff', 'Create Interactive Resource', CreateActivity),
  '/app/interactive-resources/$interactiveResource/edit': page(
    'staff',
    'Edit Interactive Resource',
    EditActivity,
  ),
  '/app/interactive-resources/$interactiveResource/delete': page(
    'staff',
    'Delete Interactive Resource',
    DeleteActivity,
  ),
  '/app/interactive-resources/$interactiveResource/restore': page(
    'staff',
    'Restore Interactive Resource',
    RestoreActivity,
  ),
} satisfies Pages;

const { package: _, ...plainFields } = writtenFields;

interface SentPackage {
  readonly id: string;
  readonly name: string;
  readonly byteLength: number;
  readonly protocol: PackageProtocol;
}

type Values = FormOf<typeof plainFields> & {
  readonly kind: 'package' | 'address';
  readonly package: SentPackage | null;
  readonly asNewVersion: boolean;
};

const empty: Values = {
  ...emptyForm(plainFields),
  kind: 'package',
  package: null,
  asNewVersion: false,
};

const valuesOf = (activity: InteractiveResource): Values => ({
  ...formOf(plainFields, activity),
  kind: activity.url === null ? 'package' : 'address',
  package: activity.package,
  asNewVersion: false,
});

/** What both creating and editing write: an address or a package, not both. */
function writtenOf({ kind, package: kept, asNewVersion: __, ...values }: Values) {
  const written = writtenIn(plainFields, values);
  return kind === 'package'
    ? { ...written, package: kept?.id ?? null, url: null, allowedOrigin: null }
    : { ...written, package: null };
}

/** What is wrong before anything is sent, in the server’s own words. */
function troubleIn(values: Values): Readonly<Record<string, string>> {
  const content = writtenOf(values);
  const address = whyNoContent(content);
  const wrong = {
    ...(values.kind === 'package'
      ? { package: values.package === null ? texts.chooseAPackage : null }
      : { url: address, allowedOrigin: whyNoOrigin(content) }),
    minScore:
      values.completionRule === 'minScore' && values.minScore === null
        ? texts.scoreIsMissing
        : null,
  };
  const found = Object.entries(wrong).filter((each): each is [string, string] => each[1] !== null);
  return { ...missingIn(plainFields, values), ...Object.fromEntries(found) };
}

export function CreateActivity() {
  return (
    <CreateRecord
      {...interactiveResources.creating}
      lead={texts.onlyStaffSeeIt}
      initial={empty}
      missing={troubleIn}
      body={writtenOf}
    >
      {(form) => <ActivityFields form={form} />}
    </CreateRecord>
  );
}

export function EditActivity() {
  return (
    <EditRecord
      {...interactiveResources.editing}
      query={interactiveResources.useOne()}
      initial={valuesOf}
      missing={troubleIn}
      payload={(values) => ({ ...writtenOf(values), asNewVersion: values.asNewVersion })}
    >
      {(form, { contentVersion, programmes }) => (
        <>
          <ActivityFields form={form} />
          {programmes === 0 ? null : (
            <Field label={texts.version} errorKey="asNewVersion" group="group">
              <Checkbox
                label={texts.publishAs(contentVersion + 1)}
                checked={form.values.asNewVersion}
                onChange={({ target }) => form.change({ asNewVersion: target.checked })}
              />
            </Field>
          )}
        </>
      )}
    </EditRecord>
  );
}

function ActivityFields({ form }: { form: RecordForm<Values> }) {
  const { values, change } = form;
  const { name, description, groups } = writtenFields;
  const { url, allowedOrigin, completionRule, minScore, maxScore, resumable } = contentFields;
  return (
    <>
      <RecordFields fields={{ name, description, groups }} form={form} />
      <RadioGroup<Values['kind']>
        label={texts.content}
        errorKey="kind"
        required
        options={[
          { value: 'package', label: texts.aPackage },
          { value: 'address', label: texts.anAddress },
        ]}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
      <ForAuthors />
      {values.kind === 'package' ? (
        <PackageInput form={form} />
      ) : (
        <RecordFields fields={{ url, allowedOrigin }} form={form} />
      )}
      <RecordFields fields={{ completionRule }} form={form} />
      {values.completionRule === 'minScore' ? (
        <RecordFields fields={{ minScore }} form={form} />
      ) : null}
      <RecordFields fields={{ maxScore, resumable }} form={form} />
    </>
  );
}

/** What an activity has to say is for whoever makes one. */
function ForAuthors() {
  const { data } = useApiQuery('GET /interactive-resources/authors');
  if (!data?.address) return null;
  return (
    <OutsideLink href={data.address} target="_blank">
      {texts.forAuthors}
    </OutsideLink>
  );
}

/** A package is unpacked and looked through as soon as it is chosen; the activity takes it when the form is sent. */
function PackageInput({ form: { values, change } }: { form: RecordForm<Values> }) {
  const upload = useUpload();
  const { size } = useNumbers();
  const { package: kept } = values;
  if (kept !== null)
    return (
      <Field label={texts.package_} errorKey="package" group="group">
        <ItemList label={texts.package_}>
          <Item
            title={kept.name}
            detail={[...protocolSaid(kept), size(kept.byteLength)].join(', ')}
            end={
              <Button
                size="small"
                aria-label={texts.anotherInPlaceOf(kept.name)}
                onClick={() => change({ package: null })}
              >
                {texts.chooseAnother}
              </Button>
            }
          />
        </ItemList>
      </Field>
    );
  return (
    <Field label={texts.package_} tip={texts.whatAPackageIs} errorKey="package" required>
      <FileUpload
        accept={['application/zip', '.zip']}
        maxBytes={mostPackageBytes}
        maxFiles={1}
        kinds={texts.zipFile}
        explain={reasonOf}
        transport={(file, how) =>
          upload('POST /interactive-resources/packages', { form: { file }, ...how })
        }
        onChange={([sent]) => {
          if (sent) change({ package: sent });
        }}
      />
    </Field>
  );
}

export function DeleteActivity() {
  return (
    <ConfirmEvent
      {...interactiveResources.deleting}
      query={interactiveResources.useOne()}
      consequences={({ uses }) => [
        ...(uses ?? []).map(({ programme }) => texts.nobodyLaunchesItIn(programme.name)),
        texts.responsesStay,
        texts.itCanBeRestored,
      ]}
    />
  );
}

export function RestoreActivity() {
  return (
    <ConfirmEvent
      {...interactiveResources.restoring}
      query={interactiveResources.useOne()}
      consequences={({ uses }) => [
        texts.staffCanUseItAgain,
        ...(uses ?? []).map(({ programme }) => texts.membersLaunchItAgainIn(programme.name)),
      ]}
    />
  );
}
