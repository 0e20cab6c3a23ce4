import { upload } from '#styled/recipes/upload.js';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { CheckCircle2, FileText, RotateCcw, X, XCircle } from '../icons.ts';
import { useNumbers } from '../numbers.ts';
import { ProgressBar } from '../progress.tsx';
import { Text } from '../text.tsx';
import type { UploadItem } from './use-uploads.ts';
import * as texts from './texts.ts';

type FileUploadItemProps = {
  item: UploadItem<unknown>;
  /** What is said of it while somebody has to answer something before it goes out. */
  waiting?: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
};

const icons = {
  sending: <FileText />,
  sent: <CheckCircle2 />,
  refused: <XCircle />,
  failed: <XCircle />,
};

/** A file that was chosen: how far it has come, or why it went no further. */
export function FileUploadItem({ item, waiting, onRetry, onRemove }: FileUploadItemProps) {
  const { size: inWords } = useNumbers();
  const { name, size } = item.file;
  const isWaiting = waiting !== undefined && item.state === 'sending' && item.percent === null;
  const look = upload();
  return (
    <li className={look.item}>
      {icons[item.state]}
      <div className={look.file}>
        {item.state === 'sending' && !isWaiting ? (
          <ProgressBar label={name} percent={item.percent ?? 0} />
        ) : (
          <span className={look.name}>{name}</span>
        )}
        {isWaiting ? (
          <Text look="small" tone="muted">
            {waiting}
          </Text>
        ) : null}
        {item.state === 'sent' ? (
          <Text look="small" tone="muted">
            {texts.sent(inWords(size))}
          </Text>
        ) : null}
        {'reason' in item ? <p className={look.refusal}>{item.reason}</p> : null}
        {item.state === 'failed' ? (
          <div>
            <Button
              size="small"
              icon={<RotateCcw />}
              onClick={onRetry}
              aria-label={texts.tryAgainToSend(name)}
            >
              {texts.tryAgain}
            </Button>
          </div>
        ) : null}
      </div>
      <IconButton
        size="small"
        icon={<X />}
        label={`${item.state === 'sending' && !isWaiting ? texts.cancel : texts.remove} ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}
