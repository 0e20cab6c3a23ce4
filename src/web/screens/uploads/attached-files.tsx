import { useEffect, useRef, useState } from 'react';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { messageOf } from '#web/api/messages.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { TalkPicture } from '#web/ui/embedded/talk-log.tsx';
import { Download } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import * as texts from './texts.ts';

/** Pictures up to this size are shown where they were sent; a larger one is fetched by whoever wants it. */
const mostShown = 5 * 1024 * 1024;

const isShown = ({ mediaType, byteLength }: SentFile): boolean =>
  mediaType.startsWith('image/') && byteLength <= mostShown;

type Fetch = (file: string) => Promise<Blob>;

/** The files that came with what somebody wrote: pictures to look at, all of them to keep. */
export function AttachedFiles({ files, fetch }: { files: readonly SentFile[]; fetch: Fetch }) {
  if (files.length === 0) return null;
  return (
    <Stack gap="2" as="ul" aria-label={texts.files}>
      {files.map((file) => (
        <Stack key={file.id} gap="1" as="li">
          {isShown(file) ? <Preview file={file} fetch={fetch} /> : null}
          <Save file={file} fetch={fetch} />
        </Stack>
      ))}
    </Stack>
  );
}

interface OneFile {
  file: SentFile;
  fetch: Fetch;
}

/** Fetched once it comes into sight; whoever is offline sees its name below. */
function Preview({ file, fetch }: OneFile) {
  const [address, setAddress] = useState<string | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  const show = async (): Promise<void> => {
    const content = await fetch(file.id).catch(() => null);
    if (content !== null && !isLeft.current) setAddress(URL.createObjectURL(content));
  };
  return (
    <TalkPicture
      address={address}
      label={texts.pictureCalled(file.name)}
      onSight={() => void show()}
    />
  );
}

function Save({ file: { id, name, mediaType, byteLength }, fetch }: OneFile) {
  const alert = useAlert();
  const { size } = useNumbers();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await fetch(id), mediaType);
    } catch (error) {
      alert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button
        size="small"
        icon={<Download />}
        busy={busy}
        aria-label={texts.saveFileCalled(name, size(byteLength))}
        onClick={() => void save()}
      >
        {texts.fileWithSize(name, size(byteLength))}
      </Button>
    </div>
  );
}
