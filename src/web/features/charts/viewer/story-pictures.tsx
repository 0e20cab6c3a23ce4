import type { Story, StoryPicture } from '#web/charts/drawing/story.ts';
import { picturesBeside } from '#web/charts/story-view.ts';
import { Button } from '#web/ui/button.tsx';

interface StoryPicturesProps {
  readonly story: Story;
  readonly picture: StoryPicture;
  readonly see: (view: { picture: string }) => void;
}

/** The pictures of a story: its regions side by side, and the states of this one that can be opened and closed. */
export function StoryPictures({ story, picture, see }: StoryPicturesProps) {
  const links = picturesBeside(story, picture);
  if (links.length === 0) return null;
  return (
    <div className="viewer-pictures">
      {links.map(({ goal, words, isPressed }) => (
        <Button
          key={`${goal} ${words}`}
          size="small"
          variant={isPressed ? 'secondary' : 'quiet'}
          aria-pressed={isPressed}
          onClick={() => see({ picture: goal })}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
