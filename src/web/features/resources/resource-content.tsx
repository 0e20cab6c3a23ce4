import { messageOf } from '#web/api/messages.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Download, FileText } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { useState } from 'react';
import { PicturePreview } from './picture-preview.tsx';
import type { Resource } from './resource-records.ts';
import * as texts from './texts.ts';

/** What a resource consists of: its text, the way to its address, or its file. */
export function ResourceContent({ resource }: { resource: Resource }) {
  const { kind, article, url } = resource;
  if (article !== null)
    return (
      <Card>
        <RichText source={article} />
      </Card>
    );
  if (url !== null)
    return (
      <Card title={texts.link}>
        <Stack gap="2">
          <OutsideLink href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </OutsideLink>
          <Text look="small" tone="muted">
            {kind === 'embed' ? texts.cantBeEmbedded : texts.openInANewTab}
          </Text>
        </Stack>
      </Card>
    );
  return <Files resource={resource} />;
}

interface FileOf {
  readonly name: string;
  readonly mediaType: string;
  readonly byteLength: number;
}

function Files({ resource }: { resource: Resource }) {
  const { size } = useNumbers();
  const zone = useZone();
  const { id, file, versions } = resource;
  if (file === null) return <Card title={texts.file}>{texts.theFileIsGone}</Card>;
  const earlier = (versions ?? []).slice(1);
  return (
    <>
      <Card title={texts.file}>
        <Stack gap="4">
          <ItemList label={texts.file}>
            <Item
              media={<FileText />}
              title={file.name}
              detail={size(file.byteLength)}
              end={<DownloadButton resource={id} file={file} />}
            />
          </ItemList>
          {/^image\/(png|jpeg|webp|gif)$/.test(file.mediaType) ? (
            <PicturePreview key={file.id} resource={id} name={file.name} />
          ) : null}
        </Stack>
      </Card>
      {earlier.length === 0 ? null : (
        <Card title={texts.earlierVersions}>
          <ItemList label={texts.earlierVersions}>
            {earlier.map((version) => (
              <Item
                key={version.number}
                media={<FileText />}
                title={`${texts.versionOf(version.number)}: ${version.name}`}
                detail={
                  <>
                    {size(version.byteLength)} · <When at={version.at} zone={zone} inSentence />
                  </>
                }
                end={<DownloadButton resource={id} file={version} version={version.number} />}
              />
            ))}
          </ItemList>
        </Card>
      )}
    </>
  );
}

interface DownloadButtonProps {
  resource: string;
  file: FileOf;
  version?: number;
}

/** Fetched with the reader's own right: an address alone opens no file. */
function DownloadButton({ resource, file, version }: DownloadButtonProps) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const content = await api.file('GET /resources/{resource}/file', {
        params: { resource },
        query: version === undefined ? {} : { version },
      });
      saveFile(file.name, content, file.mediaType);
    } catch (error) {
      alert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon={<Download />}
      busy={busy}
      aria-label={texts.downloadOf(file.name)}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}
