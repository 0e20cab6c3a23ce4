import { ChartFigure } from '#web/charts/drawing/chart-figure.ts';
import type { StoryPicture } from '#web/charts/drawing/story.ts';
import { loadStory } from '#web/charts/stories.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useWidth } from '#web/ui/layout/use-width.ts';

/** How all charts are connected, in one picture; each leads to its page. */
export async function connectionsPart() {
  const picture = (await loadStory('connections'))?.pictures[0];
  return () => (picture ? <Connections picture={picture} /> : null);
}

function Connections({ picture }: { picture: StoryPicture }) {
  const go = useGo();
  const { width } = picture.layout;
  const [frame, room] = useWidth<HTMLDivElement>(width);
  const show = (machine: string): void =>
    void go({ to: '/charts/$machine', params: { machine: machine.split('|').at(-1) ?? '' } });
  return (
    <div ref={frame}>
      <ChartFigure
        chart={picture}
        narrow={picture.narrow}
        scale={Math.min(1, room / width)}
        onSelect={show}
        onSelectState={(path) => (path === '' ? undefined : show(path))}
      />
    </div>
  );
}
