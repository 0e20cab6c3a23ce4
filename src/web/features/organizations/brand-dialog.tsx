import { useState } from 'react';
import { reasonOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { useUploadLimits } from '#web/screens/uploads/use-upload-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OrganizationMark } from '#web/ui/marks/organization-mark.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

interface BrandDialogProps {
  organization: Organization;
  open: boolean;
  onClose: () => void;
}

/** What the people of an organisation see as its mark. A logo counts as soon as it has arrived, the label once it is saved. */
export function BrandDialog(props: BrandDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={texts.logoAndBrandLabel}>
      {props.open ? <BrandForm {...props} /> : null}
    </Dialog>
  );
}

function BrandForm({ organization, onClose }: BrandDialogProps) {
  const { id, version, name, logoUrl, brandLabel } = organization;
  const [label, setLabel] = useState(brandLabel ?? '');
  const alert = useAlert();
  const upload = useUpload();
  const { pictureMax } = useUploadLimits();
  const params = { organization: id };
  const command = useCommand('POST /organizations/{organization}/events');
  const send = (payload: { brandLabel: string | null; removeLogo: boolean }) =>
    command.send({ params, body: { type: 'SET_BRAND' as const, version, payload } });
  const save = async () => {
    if (await send({ brandLabel: label.trim() || null, removeLogo: false })) onClose();
  };
  const remove = async () => {
    if (await send({ brandLabel, removeLogo: true })) alert('success', texts.theLogoWasRemoved);
  };
  return (
    <Form
      onSubmit={() => void save()}
      errors={command.errors}
      errorTitle={texts.notSavedYet}
      aria-label={texts.logoAndBrandLabel}
    >
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      {logoUrl === null ? null : (
        <Row gap="4">
          <OrganizationMark name={name} logo={logoUrl} label={null} />
          <Button variant="dangerQuiet" busy={command.busy} onClick={() => void remove()}>
            {texts.removeLogo}
          </Button>
        </Row>
      )}
      <Stack gap="4">
        <Field
          label={logoUrl === null ? texts.addALogo : texts.chooseAnotherLogo}
          errorKey="logo"
          tip={texts.atLeast6464Pixels}
        >
          <FileUpload
            key={logoUrl}
            accept={kinds}
            maxBytes={pictureMax}
            maxFiles={1}
            kinds={texts.jpgPngOrWebp}
            explain={reasonOf}
            transport={(file, how) =>
              upload('POST /organizations/{organization}/logo', {
                params,
                form: { logo: file },
                ...how,
              })
            }
            onChange={(sent) => {
              if (sent.length > 0) alert('success', texts.theLogoWasSaved);
            }}
          />
        </Field>
        <Field label={texts.brandLabel} tip={texts.itsPeopleSeeItNext}>
          <TextInput
            maxLength={40}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Field>
      </Stack>
      <Row>
        <Button type="submit" variant="primary" busy={command.busy}>
          {texts.saveBrandLabel}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </Row>
    </Form>
  );
}
