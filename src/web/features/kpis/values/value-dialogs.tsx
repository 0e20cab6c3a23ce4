import { Suspense, useState } from 'react';
import { formatKpiValue } from '#domain/kpis/values.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Text } from '#web/ui/text.tsx';
import { findChoice } from '../find-choices.ts';
import type { Kpi } from '../kpi-records.ts';
import * as texts from '../texts.ts';
import { subjectName, type KpiValue } from './words.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

/** What somebody is about to enter. */
export type Entering =
  | { readonly type: 'ADD_VALUE' }
  | { readonly type: 'CORRECT_VALUE'; readonly value: KpiValue };

interface ValueDialogsProps {
  kpi: Kpi;
  entering: Entering | null;
  onClose: () => void;
}

/** A value is added, or corrected. */
export function ValueDialogs({ kpi, entering, onClose }: ValueDialogsProps) {
  const corrected = entering?.type === 'CORRECT_VALUE' ? entering.value : null;
  return (
    <>
      <Dialog open={entering?.type === 'ADD_VALUE'} onClose={onClose} title={texts.addValue}>
        {entering?.type === 'ADD_VALUE' ? <Adding kpi={kpi} onClose={onClose} /> : null}
      </Dialog>
      <Dialog
        open={corrected !== null}
        onClose={onClose}
        title={
          corrected === null ? '' : texts.correctOf(subjectName(corrected), corrected.period.name)
        }
      >
        {corrected === null ? null : (
          <Correcting kpi={kpi} corrected={corrected} onClose={onClose} />
        )}
      </Dialog>
    </>
  );
}

const route = 'POST /kpis/{kpi}/events';

interface AddingProps {
  kpi: Kpi;
  onClose: () => void;
}

const kinds = [
  { value: 'member', label: texts.member },
  { value: 'team', label: texts.team },
] as const;

function Adding({ kpi: { id, version }, onClose }: AddingProps) {
  const [kind, setKind] = useState<'member' | 'team'>('member');
  const [subject, setSubject] = useState<ChosenRecord | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [entered, setEntered] = useState<Entered>({ value: null, comment: '' });
  const [tried, setTried] = useState(false);
  const command = useCommand(route);
  const missing: Readonly<Record<string, string>> = {
    ...(subject === null && { memberId: texts.chooseAMember }),
    ...(date === null && { date: texts.chooseADay }),
    ...(entered.value === null && { value: texts.enterAValue }),
  };
  const send = async () => {
    setTried(true);
    const { value, comment } = entered;
    if (subject === null || date === null || value === null) return;
    const payload = {
      memberId: kind === 'member' ? subject.id : null,
      teamId: kind === 'team' ? subject.id : null,
      date,
      value,
      comment,
    };
    const body = { type: 'ADD_VALUE', version, payload } as const;
    if (await command.send({ params: { kpi: id }, body })) onClose();
  };
  const isMissing = tried && Object.keys(missing).length > 0;
  return (
    <Form
      onSubmit={() => void send()}
      errors={isMissing ? missing : command.errors}
      errorTitle={texts.notAddedYet}
      aria-label={texts.addValue}
    >
      <Refusal refusal={command.refusal} />
      <RadioGroup
        label={texts.whoseValue}
        direction="across"
        value={kind}
        options={[...kinds]}
        onChange={(chosen) => {
          setKind(chosen);
          setSubject(null);
        }}
      />
      <ChooseRecord
        {...findChoice(kind, id)}
        key={kind}
        label={kind === 'member' ? texts.member : texts.team}
        errorKey="memberId"
        required
        chosen={subject}
        onChoose={setSubject}
      />
      <Suspense fallback={null}>
        <DateField
          label={texts.date}
          errorKey="date"
          tip={texts.anyDay}
          required
          value={date}
          onChange={setDate}
        />
      </Suspense>
      <ValueFields entered={entered} onChange={setEntered} />
      <Buttons busy={command.busy} verb={texts.addValue} onClose={onClose} />
    </Form>
  );
}

function Correcting({
  kpi: { id, version, unit },
  corrected,
  onClose,
}: AddingProps & { corrected: KpiValue }) {
  const [entered, setEntered] = useState<Entered>({
    value: corrected.value,
    comment: corrected.comment ?? '',
  });
  const [tried, setTried] = useState(false);
  const command = useCommand(route);
  const send = async () => {
    setTried(true);
    const { value, comment } = entered;
    if (value === null) return;
    const payload = { valueId: corrected.id, value, comment };
    const body = { type: 'CORRECT_VALUE', version, payload } as const;
    if (await command.send({ params: { kpi: id }, body })) onClose();
  };
  return (
    <Form
      onSubmit={() => void send()}
      errors={tried && entered.value === null ? { value: texts.enterAValue } : command.errors}
      errorTitle={texts.notCorrectedYet}
      aria-label={texts.correct}
    >
      <Refusal refusal={command.refusal} />
      <Text>{texts.theEarlierValueIsKept(formatKpiValue(corrected.value, unit))}</Text>
      <ValueFields entered={entered} onChange={setEntered} />
      <Buttons busy={command.busy} verb={texts.saveCorrection} onClose={onClose} />
    </Form>
  );
}

interface Entered {
  readonly value: number | null;
  readonly comment: string;
}

interface ValueFieldsProps {
  entered: Entered;
  onChange: (entered: Entered) => void;
}

function ValueFields({ entered, onChange }: ValueFieldsProps) {
  return (
    <>
      <Field label={texts.value} errorKey="value" required>
        <NumberInput
          step={0.01}
          value={entered.value}
          onChange={(value) => onChange({ ...entered, value })}
        />
      </Field>
      <Field label={texts.comment} errorKey="comment">
        <Textarea
          rows={2}
          maxLength={500}
          value={entered.comment}
          onChange={({ target }) => onChange({ ...entered, comment: target.value })}
        />
      </Field>
    </>
  );
}

const Refusal = ({ refusal }: { refusal: string | null }) =>
  refusal === null ? null : (
    <Notice tone="error" live>
      {refusal}
    </Notice>
  );

interface ButtonsProps {
  busy: boolean;
  verb: string;
  onClose: () => void;
}

const Buttons = ({ busy, verb, onClose }: ButtonsProps) => (
  <Row>
    <Button type="submit" variant="primary" busy={busy}>
      {verb}
    </Button>
    <Button onClick={onClose}>{texts.cancel}</Button>
  </Row>
);
