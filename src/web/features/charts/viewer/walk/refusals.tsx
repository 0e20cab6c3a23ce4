import { Text } from '#web/ui/text.tsx';
import { lineOf, type Refusal } from './outcomes.ts';
import * as texts from '../texts.ts';

/** What can't be done, and why: each sentence once. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <ul className="viewer-offers">
      {refusals.map(({ reason, offers }) => (
        <li key={reason} className="viewer-refused">
          <Text look="small">{offers.map(lineOf).join('; ')}</Text>
          <Text look="small" tone="muted">
            {texts.refused(reason)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
