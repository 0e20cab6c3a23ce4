import { useEffect, useRef, useState } from 'react';
import { DrawnPage, Sheets, SitePlayer, Viewer } from '../embedded/viewer.tsx';
import {
  Listening,
  Played,
  PlayedTime,
  PlayerBox,
  PlayerTools,
  SpokenNow,
} from '../embedded/listening.tsx';
import { MediaPlayer } from '../embedded/media-player.tsx';
import { Waveform } from '../embedded/waveform.tsx';
import { IconButton } from '../icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { PaperOnly } from '../layout/paper-only.tsx';
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
      <Heard />
      <SitePlayer title="The player of another site" src="about:blank" />
    </Shelf>
  );
}

const loud = (parts: number) =>
  Array.from({ length: parts }, (_, at) => Math.abs(Math.sin(at * 0.7) * Math.cos(at * 0.11)));

const turns = [
  { from: 0, to: 12_000, lane: 0 },
  { from: 12_000, to: 30_000, lane: 1 },
];

function Heard() {
  const player = useRef<HTMLMediaElement>(null);
  const [moment, setMoment] = useState(8000);
  const drawn = { length: 30_000, moment, valueText: `${moment}`, onSeek: setMoment } as const;
  return (
    <Listening
      player={
        <PlayerBox label="A recording">
          <Played kind="audio" player={player} src="/charts/kit/sound.wav" aria-label="Heard" />
          <Waveform
            {...drawn}
            label="How loud it is"
            drawing={{ kind: 'loudness', of: loud }}
            marks={[20_000]}
          />
          <Waveform
            {...drawn}
            label="Who speaks when"
            drawing={{ kind: 'turns', turns, lanes: 2 }}
            marks={[]}
          />
          <PlayerTools>
            <PlayedTime>0:08 of 0:30</PlayedTime>
          </PlayerTools>
          <SpokenNow label="Spoken now">What is spoken stands here.</SpokenNow>
        </PlayerBox>
      }
    >
      <Text>What is read beside it.</Text>
      <PaperOnly>This is seen on paper.</PaperOnly>
    </Listening>
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
