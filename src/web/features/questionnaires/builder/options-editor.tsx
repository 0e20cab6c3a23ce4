import { newId } from '#domain/ids.ts';
import type { Question } from '#domain/questionnaires/definition.ts';
import { mostOptions, mostRows, optionMost } from '#domain/questionnaires/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { movedTo } from '../moving.ts';
import { newOption } from './drafts.ts';
import * as texts from './texts.ts';

interface PartsProps<Part> {
  legend: string;
  parts: readonly Part[];
  most: number;
  begin: () => Part;
  nameOf: (number: number) => string;
  addVerb: string;
  onChange: (parts: readonly Part[]) => void;
  /** Beside the words. */
  beside?: (part: Part, number: number, put: (part: Part) => void) => React.ReactNode;
}

/** A few words below one another: Enter goes on with the next. */
function Parts<Part extends { readonly id: string; readonly label: string }>(
  props: PartsProps<Part>,
) {
  const { legend, parts, most, begin, nameOf, addVerb, onChange, beside } = props;
  const add = (place: number) => {
    if (parts.length < most) onChange(parts.toSpliced(place, 0, begin()));
  };
  return (
    <Field label={legend} group="group">
      <Stack gap="2">
        {parts.map((part, index) => {
          const put = (next: Part) => onChange(parts.with(index, next));
          const name = nameOf(index + 1);
          return (
            <Row key={part.id} gap="2" align="end">
              <TextInput
                aria-label={name}
                maxLength={optionMost}
                value={part.label}
                onChange={({ target }) => put({ ...part, label: target.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add(index + 1);
                }}
              />
              {beside?.(part, index + 1, put)}
              <MoveButtons
                name={name}
                place={index}
                many={parts.length}
                onMove={(to) => onChange(movedTo(parts, index, to))}
              />
              <IconButton
                size="small"
                label={texts.removeOf(name)}
                icon={<X />}
                onClick={() => onChange(parts.toSpliced(index, 1))}
              />
            </Row>
          );
        })}
        <div>
          <Button
            size="small"
            icon={<Plus />}
            disabled={parts.length >= most}
            onClick={() => add(parts.length)}
          >
            {addVerb}
          </Button>
        </div>
      </Stack>
    </Field>
  );
}

interface EditorProps {
  question: Question;
  onChange: (patch: Partial<Question>) => void;
}

/** What there is to choose from, with what each counts where answers are scored. */
export function OptionsEditor({
  question: { type, options },
  isScored,
  onChange,
}: EditorProps & { isScored: boolean }) {
  return (
    <Parts
      legend={type === 'matrix' ? texts.columns : texts.options}
      parts={options}
      most={mostOptions}
      begin={newOption}
      nameOf={texts.optionOf}
      addVerb={texts.addOption}
      onChange={(next) => onChange({ options: next })}
      beside={
        isScored
          ? (option, number, put) => (
              <NumberInput
                aria-label={texts.scoreOfOption(number)}
                min={-1000}
                max={1000}
                value={option.score}
                onChange={(score) => put({ ...option, score })}
              />
            )
          : undefined
      }
    />
  );
}

/** What each column of a matrix is chosen for. */
export function LinesEditor({ question: { rows }, onChange }: EditorProps) {
  return (
    <Parts
      legend={texts.lines}
      parts={rows}
      most={mostRows}
      begin={() => ({ id: newId(), label: '' })}
      nameOf={texts.lineOf}
      addVerb={texts.addLine}
      onChange={(next) => onChange({ rows: next })}
    />
  );
}
