import type { LinkProps } from '@tanstack/react-router';
import { Row } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { When } from '../../ui/dates/when.tsx';
import type { History } from './record-history.tsx';
import { useZone } from '../use-zone.ts';
import * as texts from './texts.ts';

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
    { verb: texts.stepBefore, step: history[index - 1] },
    { verb: texts.stepAfter, step: history[index + 1] },
  ];
  return (
    <Notice tone="warning" title={texts.youSee(what, index + 1, history.length)} live>
      <p>
        {entry.sentence} <When at={entry.at} zone={zone} />
        {texts.nothingCanBeChangedHere}
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
          {texts.showIt}
        </LinkButton>
      </Row>
    </Notice>
  );
}
