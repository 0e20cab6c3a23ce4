import { Tooltip } from '@ark-ui/react/tooltip';
import { tooltip } from '#styled/recipes/tooltip.js';

export function TooltipPanel({
  triggerId,
  words,
  onClose,
}: {
  triggerId: string;
  words: string;
  onClose: () => void;
}) {
  return (
    <Tooltip.Root
      ids={{ trigger: triggerId }}
      open
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'top', gutter: 6, strategy: 'fixed' }}
    >
      <Tooltip.Positioner>
        <Tooltip.Content className={tooltip()}>{words}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
