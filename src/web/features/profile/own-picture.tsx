import { reasonOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import type { OwnProfile } from './own-data.tsx';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const mostBytes = 5 * 1024 * 1024;

/** The picture that others see beside the name, or the initials. */
export function OwnPicture({ profile }: { profile: OwnProfile }) {
  const alert = useAlert();
  const upload = useUpload();
  const removal = useCommand('POST /profile/picture/events', {
    onDone: () => alert('success', 'Your picture was removed.'),
  });
  const url = profile.profilePicture?.url ?? null;
  return (
    <Card
      title="Picture"
      note="Others see it beside your name. Without one they see your initials."
    >
      <Stack gap="4">
        <Row gap="4">
          <Avatar name={`${profile.firstName} ${profile.lastName}`} picture={url} size="large" />
          {url === null ? null : (
            <Button
              variant="dangerQuiet"
              busy={removal.busy}
              onClick={() => void removal.send({ body: { type: 'REMOVE' } })}
            >
              Remove picture
            </Button>
          )}
        </Row>
        <Field
          label={url === null ? 'Add a picture' : 'Choose another picture'}
          errorKey="picture"
          tip="At least 128 × 128 pixels. We cut it to a square and remove its location and camera data."
        >
          {/* A picture that has arrived is shown above: the list of files begins anew. */}
          <FileUpload
            key={url}
            accept={kinds}
            maxBytes={mostBytes}
            maxFiles={1}
            kinds="JPG, PNG or WebP"
            explain={reasonOf}
            transport={(file, how) =>
              upload('POST /profile/picture', { form: { picture: file }, ...how })
            }
            onChange={(sent) => {
              if (sent.length > 0) alert('success', 'Your picture was saved.');
            }}
          />
        </Field>
      </Stack>
    </Card>
  );
}
