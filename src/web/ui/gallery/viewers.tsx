import { useEffect, useRef } from 'react';
import { DrawnPage, Sheets, SitePlayer, Viewer } from '../embedded/viewer.tsx';
import { MediaPlayer } from '../embedded/media-player.tsx';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { Text } from '../text.tsx';
import { Shelf } from './shelf.tsx';

export function ViewersShelf() {
  return (
    <Shelf title="Viewers">
      <Viewer
        label="A page"
        tools={
          <>
            <IconButton label="Previous page" icon={<ChevronLeft />} disabled />
            <Text as="span">Page 1 of 3</Text>
            <IconButton label="Next page" icon={<ChevronRight />} />
          </>
        }
      >
        <EmptyPage />
        <Sheets pages={[]} />
      </Viewer>
      <MediaPlayer kind="audio" label="Sound" src="/charts/kit/sound.wav" startAt={null} />
      <MediaPlayer kind="video" label="A film" src="/charts/kit/film.mp4" startAt={null} />
      <SitePlayer title="The player of another site" src="about:blank" />
    </Shelf>
  );
}

function EmptyPage() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    canvas.current.width = 300;
    canvas.current.height = 420;
  }, []);
  return <DrawnPage canvasRef={canvas} />;
}
