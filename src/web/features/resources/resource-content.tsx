import { embedAddressOf } from '#domain/resources/embeds.ts';
import { messageOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Download, FileText, Printer } from '#web/ui/icons.ts';
import { SitePlayer } from '#web/ui/embedded/viewer.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { Suspense, useState } from 'react';
import type { Resource } from './resource-records.ts';
import * as texts from './texts.ts';

const FileViewer = lazyPart(async () => (await import('./viewer/file-viewer.tsx')).FileViewer);

/** What a resource consists of: its text, the way to its address, or its file. */
export function ResourceContent({ resource }: { resource: Resource }) {
  const { name, kind, article, url } = resource;
  if (article !== null)
    return (
      <Card
        actions={
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        <RichText source={article} contents={texts.onThisPage} />
      </Card>
    );
  if (url !== null) {
    const player = kind === 'link' ? null : embedAddressOf(url);
    return (
      <Card title={texts.link}>
        <Stack gap="4">
          {player === null ? null : <SitePlayer title={name} src={player} />}
          <Stack gap="2">
            <OutsideLink href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </OutsideLink>
            <Text look="small" tone="muted">
              {kind === 'embed' && player === null ? texts.cantBeEmbedded : texts.openInANewTab}
            </Text>
          </Stack>
        </Stack>
      </Card>
    );
  }
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
              detail={`${typeOf(file)}, ${size(file.byteLength)}`}
              end={<DownloadButton resource={id} file={file} />}
            />
          </ItemList>
          <Suspense fallback={<WaitingLines shape="block" lines={1} />}>
            <FileViewer resource={resource} file={file} />
          </Suspense>
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

/** By an address that is good for this reader and this browser; the browser saves the file as it comes. */
function DownloadButton({ resource, file, version }: DownloadButtonProps) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { address } = await api.call('POST /resources/{resource}/links', {
        params: { resource },
        body: { version, save: true },
      });
      const link = document.createElement('a');
      link.href = address;
      link.download = file.name;
      link.click();
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

/** What a file is, in words. */
const typeOf = ({ mediaType }: FileOf): string => texts.typeNames[mediaType] ?? texts.file;
