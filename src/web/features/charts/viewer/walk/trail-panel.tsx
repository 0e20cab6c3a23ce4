import { useLocation } from '@tanstack/react-router';
import { useServices } from '#web/screens/use-services.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RotateCcw } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { Walk } from './use-walk.ts';
import * as texts from '../texts.ts';

/** The steps so far, and a link that opens them anywhere; each leads back to its moment, and from there the walk may go another way. */
export function TrailPanel({ walk, inputs }: { walk: Walk; inputs: readonly string[] }) {
  const { trail, at, goTo, restart } = walk;
  const { alerts } = useServices();
  // The address follows the walk.
  const address = useLocation({ select: ({ href }) => href });
  return (
    <Card title={texts.trail}>
      <ol className="viewer-trail" aria-label={texts.stepsSoFar}>
        {trail.map(({ title }, index) => (
          <li key={index}>
            <Button
              size="small"
              variant={index === at ? 'secondary' : 'quiet'}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => goTo(index)}
            >
              {index}. {title}
            </Button>
          </li>
        ))}
      </ol>
      <Row>
        <Button size="small" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {texts.back}
        </Button>
        <Button size="small" disabled={at === trail.length - 1} onClick={() => goTo(at + 1)}>
          {texts.forward}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<RotateCcw />}
          onClick={() => restart(inputs[0] ?? '')}
        >
          {texts.startAgain}
        </Button>
      </Row>
      <Row>
        <CopyButton
          size="small"
          variant="quiet"
          content={`${globalThis.location.origin}${address}`}
          label={texts.copyTheWalk}
          message={texts.walkCopied}
          onOutcome={({ type, message }) =>
            alerts.send({ type: 'push', kind: type, message, at: Date.now() })
          }
        />
      </Row>
      {inputs.length > 1 ? (
        <Field label={texts.beginWith}>
          <Select
            value=""
            placeholder={texts.chooseASample}
            options={inputs.map((input) => ({ value: input, label: input }))}
            onChange={(input) => (input === '' ? undefined : restart(input))}
          />
        </Field>
      ) : null}
    </Card>
  );
}
