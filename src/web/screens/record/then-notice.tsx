import type { LinkProps } from '@tanstack/react-router';
import { Row } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { When } from '../../ui/dates/when.tsx';
import type { History } from './record-history.tsx';
import { useZone } from '../use-zone.ts';

interface ThenNoticeProps {
  /** What is shown: "this booking". */
  what: string;
  history: History;
  /** The step after which it is shown. */
  entry: History[number];
  /** The page after another step. */
  then: (position: History[number]['position']) => LinkProps;
  /** The page as it is now. */
  now: LinkProps;
}

/** Above a page as it was after one step of its history: the step, the ones beside it, and the way back to now. */
export function ThenNotice({ what, history, entry, then, now }: ThenNoticeProps) {
  const zone = useZone();
  const index = history.indexOf(entry);
  const beside = [
    { verb: 'Step before', step: history[index - 1] },
    { verb: 'Step after', step: history[index + 1] },
  ];
  return (
    <Notice
      tone="warning"
      title={`You see ${what} as it was after step ${index + 1} of ${history.length}`}
      live
    >
      <p>
        {entry.sentence} <When at={entry.at} zone={zone} />. Nothing can be changed here.
      </p>
      <Row>
        {beside.map(({ verb, step }) =>
          step ? (
            <LinkButton
              key={verb}
              {...then(step.position)}
              replace
              resetScroll={false}
              size="small"
            >
              {verb}
            </LinkButton>
          ) : null,
        )}
        <LinkButton {...now} size="small" variant="quiet">
          Show it as it is now
        </LinkButton>
      </Row>
    </Notice>
  );
}
