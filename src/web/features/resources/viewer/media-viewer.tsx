import { newId } from '#domain/ids.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useApi } from '#web/screens/use-services.ts';
import { MediaPlayer } from '#web/ui/embedded/media-player.tsx';
import type { Resource } from '../resource-records.ts';
import * as texts from '../texts.ts';

interface MediaViewerProps {
  resource: Resource;
  kind: 'audio' | 'video';
  address: string;
  name: string;
  onFailure: () => void;
}

/** Sound or film. Where its reader is goes with them to another device, and whoever has seen nearly all of a film is done with it. */
export function MediaViewer({ resource, kind, address, name, onFailure }: MediaViewerProps) {
  const { id, mayMark, progress, position } = resource;
  const api = useApi();
  const { send } = useCommand('POST /resources/{resource}/progress');
  const keep = (seconds: number) => {
    const body = { type: 'POSITION', seconds, idempotencyKey: newId() } as const;
    // It is said again a few seconds later.
    void api
      .call('POST /resources/{resource}/progress', { params: { resource: id }, body })
      .catch(() => undefined);
  };
  const finish = () => {
    if (progress !== 'done') void send({ params: { resource: id }, body: { type: 'DONE' } });
  };
  return (
    <MediaPlayer
      kind={kind}
      label={kind === 'video' ? texts.videoOf(name) : texts.soundOf(name)}
      src={address}
      startAt={position}
      onFailure={onFailure}
      {...(mayMark && { onPosition: keep })}
      {...(mayMark && kind === 'video' && { onWatched: finish })}
    />
  );
}
