import { useId, type ReactNode } from 'react';
import { choice, type ChoiceVariantProps } from '#styled/recipes/choice.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export type Choice<Value extends string> = {
  value: Value;
  title: string;
  detail?: ReactNode;
  /** Short, at the right: a price, a duration, what is left. */
  end?: ReactNode;
  /** A picture or an avatar before the words. */
  media?: ReactNode;
  /** Why it can't be chosen now; its presence greys the card. */
  refusal?: string;
};

type ChoiceCardsProps<Value extends string> = Pick<ChoiceVariantProps, 'columns'> & {
  legend: string;
  /** The page's heading already asks the question. */
  hideLegend?: boolean;
  choices: readonly Choice<Value>[];
  value?: Value;
  onChange: (value: Value) => void;
};

/** One of several, each with enough words to choose by. */
export function ChoiceCards<Value extends string>({
  legend,
  hideLegend = false,
  choices,
  value,
  onChange,
  columns,
}: ChoiceCardsProps<Value>) {
  const look = choice({ columns });
  const name = useId();
  return (
    <fieldset className={look.group}>
      <legend className={hideLegend ? undefined : look.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={look.list}>
        {choices.map((option) => (
          <label key={option.value} className={look.card}>
            <input
              type="radio"
              className={look.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.refusal !== undefined}
              onChange={() => onChange(option.value)}
            />
            {option.media ? <span className={look.media}>{option.media}</span> : null}
            <span className={look.body}>
              <span className={look.title}>{option.title}</span>
              {option.detail ? <span className={look.detail}>{option.detail}</span> : null}
              {option.refusal ? <span className={look.reason}>{option.refusal}</span> : null}
            </span>
            {option.end ? <span className={look.end}>{option.end}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
