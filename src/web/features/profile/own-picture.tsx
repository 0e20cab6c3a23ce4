import { reasonOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { useUploadLimits } from '#web/screens/uploads/use-upload-limits.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import type { OwnProfile } from './own-data.tsx';
import * as texts from './texts.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** The picture that others see beside the name, or the initials. */
export function OwnPicture({ profile }: { profile: OwnProfile }) {
  const alert = useAlert();
  const upload = useUpload();
  const { pictureMax } = useUploadLimits();
  const removal = useCommand('POST /profile/picture/events', {
    onDone: () => alert('success', texts.yourPictureWasRemoved),
  });
  const url = profile.profilePicture?.url ?? null;
  return (
    <Card title={texts.picture} note={texts.othersSeeItNextTo}>
      <Stack gap="4">
        <Row gap="4">
          <Avatar name={`${profile.firstName} ${profile.lastName}`} picture={url} size="large" />
          {url === null ? null : (
            <Button
              variant="dangerQuiet"
              busy={removal.busy}
              onClick={() => void removal.send({ body: { type: 'REMOVE' } })}
            >
              {texts.removePicture}
            </Button>
          )}
        </Row>
        <Field
          label={url === null ? texts.addAPicture : texts.chooseAnotherPicture}
          errorKey="picture"
          tip={texts.atLeast128128Pixels}
        >
          {/* A picture that has arrived is shown above: the list of files begins anew. */}
          <FileUpload
            key={url}
            accept={kinds}
            maxBytes={pictureMax}
            maxFiles={1}
            kinds={texts.jpgPngOrWebp}
            explain={reasonOf}
            transport={(file, how) =>
              upload('POST /profile/picture', { form: { picture: file }, ...how })
            }
            onChange={(sent) => {
              if (sent.length > 0) alert('success', texts.yourPictureWasSaved);
            }}
          />
        </Field>
      </Stack>
    </Card>
  );
}
