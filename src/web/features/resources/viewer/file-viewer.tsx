import { Suspense, useCallback } from 'react';
import { useFileLink } from '#web/screens/use-file-link.ts';
import { useApi } from '#web/screens/use-services.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Resource } from '../resource-records.ts';
import * as texts from '../texts.ts';
import { MediaViewer } from './media-viewer.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const PdfViewer = lazyPart(async () => (await import('./pdf-viewer.tsx')).PdfViewer);

type Look = 'picture' | 'audio' | 'video' | 'pdf';

/** How a file can be looked at within the page; null for one that can only be saved. */
export function lookOf(mediaType: string): Look | null {
  if (mediaType === 'application/pdf') return 'pdf';
  if (/^image\/(png|jpeg|webp|gif)$/.test(mediaType)) return 'picture';
  if (mediaType.startsWith('audio/')) return 'audio';
  return mediaType.startsWith('video/') ? 'video' : null;
}

interface FileViewerProps {
  resource: Resource;
  file: NonNullable<Resource['file']>;
}

/** The file of a resource within the page, where it is one that can be looked at. */
export function FileViewer({ resource, file }: FileViewerProps) {
  const look = lookOf(file.mediaType);
  return look === null ? null : (
    <Linked key={file.id} resource={resource} file={file} look={look} />
  );
}

function Linked({ resource, file, look }: FileViewerProps & { look: Look }) {
  const api = useApi();
  const { id } = resource;
  const askFor = useCallback(
    () => api.call('POST /resources/{resource}/links', { params: { resource: id }, body: {} }),
    [api, id],
  );
  const { address, failed, renew } = useFileLink(file.id, askFor);
  if (failed) return <Notice tone="warning">{texts.cantBeShown}</Notice>;
  if (address === null) return <Skeleton />;
  const seen = { address, name: file.name, onFailure: renew };
  switch (look) {
    case 'picture':
      return <PictureViewer {...seen} />;
    case 'pdf':
      return (
        <Suspense fallback={<Skeleton />}>
          <PdfViewer {...seen} />
        </Suspense>
      );
    default:
      return <MediaViewer {...seen} kind={look} resource={resource} />;
  }
}
