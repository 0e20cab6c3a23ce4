import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { contradictionsIn, productTerms, type ProductKey } from '#domain/policy/product.ts';
import { policyTerms } from '#domain/policy/terms.ts';
import { sentences } from '#domain/records/sentences.ts';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { amount, ByTopic } from '#web/features/organizations/public.ts';
import { RulesHistory } from './rules-history.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/policy')({
  staticData: { title: 'Standard Rules', audience: 'superAdmins', asks: 'GET /policy' },
  component: Rules,
});

type Policy = DataOf<'GET /policy'>;
type Entered = Readonly<Record<ProductKey, number | null>>;

function Rules() {
  const query = useApiQuery('GET /policy');
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={texts.rules} lead={texts.lead} />
      <Loaded query={query}>{(policy) => <RulesForm policy={policy} />}</Loaded>
      <RulesHistory />
    </Stack>
  );
}

/** What is wrong before anything is sent. */
function troubleIn(values: Entered): Readonly<Record<string, string>> {
  const beyond = productTerms.flatMap(({ key, label, min, max }): [string, string][] => {
    const value = values[key];
    return value === null || value < min || value > max
      ? [[key, sentences.range(label, min, max)]]
      : [];
  });
  return beyond.length > 0
    ? Object.fromEntries(beyond)
    : contradictionsIn(values as Policy['values']);
}

/** Two steps: what the changes would do is shown before they can be saved. What is typed stays when somebody else was faster. */
function RulesForm({ policy }: { policy: Policy }) {
  const alert = useAlert();
  const [changed, setChanged] = useState<Partial<Entered>>({});
  const [effects, setEffects] = useState<readonly string[] | null>(null);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const values: Entered = { ...policy.values, ...changed };
  const preview = useCommand('POST /policy/preview', {
    onDone: (data) => setEffects(data.effects),
  });
  const saving = useCommand('POST /policy', {
    onDone: () => {
      setChanged({});
      setEffects(null);
      alert('success', texts.saved);
    },
  });
  const change = (key: ProductKey, value: number | null) => {
    setChanged({ ...changed, [key]: value });
    setEffects(null);
    setFound({});
    preview.clear();
    saving.clear();
  };
  const whole = values as Policy['values'];
  const submit = () => {
    const trouble = troubleIn(values);
    setFound(trouble);
    if (Object.keys(trouble).length > 0) return;
    if (effects === null || effects.length === 0) void preview.send({ body: whole });
    else void saving.send({ body: { ...whole, version: policy.version } });
  };
  const refusal = preview.refusal ?? saving.refusal;
  const isShown = effects !== null && effects.length > 0;
  return (
    <Form
      onSubmit={submit}
      errors={{ ...preview.errors, ...saving.errors, ...found }}
      errorTitle={texts.notSavedYet}
      aria-label={texts.rules}
    >
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Card title={texts.forSessions}>
        <Inputs terms={productTerms.slice(0, policyTerms.length)} values={values} change={change} />
      </Card>
      <Card title={texts.forAll} note={texts.forAllNote}>
        <Inputs terms={productTerms.slice(policyTerms.length)} values={values} change={change} />
      </Card>
      {effects === null ? null : (
        <Notice
          tone={isShown ? 'warning' : 'info'}
          title={isShown ? texts.thisChanges : undefined}
          live
        >
          {isShown ? (
            <ul>
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          ) : (
            <p>{texts.nothingChanged}</p>
          )}
        </Notice>
      )}
      <Row>
        <Button type="submit" variant="primary" busy={preview.busy || saving.busy}>
          {isShown ? texts.save : texts.showEffects}
        </Button>
        {isShown ? <Button onClick={() => setEffects(null)}>{texts.goOnEditing}</Button> : null}
      </Row>
    </Form>
  );
}

interface InputsProps {
  terms: typeof productTerms;
  values: Entered;
  change: (key: ProductKey, value: number | null) => void;
}

function Inputs({ terms, values, change }: InputsProps) {
  const numbers = useNumbers();
  return (
    <ByTopic terms={terms}>
      {(alike) => (
        <Grid columns="two" gap="4">
          {alike.map(({ key, label, unit, zero, min, max, standard, meaning }) => (
            <Field
              key={key}
              label={`${label} (${unit})`}
              errorKey={key}
              required
              tip={texts.standard(meaning, amount(standard, { unit, zero }, numbers))}
            >
              <NumberInput
                min={min}
                max={max}
                value={values[key]}
                onChange={(value) => change(key, value)}
              />
            </Field>
          ))}
        </Grid>
      )}
    </ByTopic>
  );
}
