import { Button } from '../button.tsx';
import { RotateCcw } from '../icons.ts';
import { useNumbers } from '../numbers.ts';
import { FileRow } from '../files/file-row.tsx';
import type { UploadItem } from './use-uploads.ts';
import * as texts from './texts.ts';

type FileUploadItemProps = {
  item: UploadItem<unknown>;
  /** What is said of it while somebody has to answer something before it goes out. */
  waiting?: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

const states = { sending: 'going', sent: 'sent', refused: 'refused', failed: 'refused' } as const;

/** A file that is sent whole. */
export function FileUploadItem({ item, waiting, onRetry, onRemove }: FileUploadItemProps) {
  const { size: inWords } = useNumbers();
  const { name, size } = item.file;
  const isWaiting = waiting !== undefined && item.state === 'sending' && item.percent === null;
  const isGoing = item.state === 'sending' && !isWaiting;
  return (
    <FileRow
      name={name}
      state={states[item.state]}
      percent={isGoing ? (item.percent ?? 0) : null}
      note={item.state === 'sent' ? texts.sent(inWords(size)) : isWaiting ? waiting : undefined}
      reason={'reason' in item ? item.reason : undefined}
      actions={
        item.state === 'failed' ? (
          <Button
            size="small"
            icon={<RotateCcw />}
            onClick={onRetry}
            aria-label={texts.tryAgainToSend(name)}
          >
            {texts.tryAgain}
          </Button>
        ) : null
      }
      removing={isGoing ? texts.cancel : texts.remove}
      onRemove={onRemove}
    />
  );
}
