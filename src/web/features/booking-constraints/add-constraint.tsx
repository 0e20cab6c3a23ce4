import { constraintNames } from '#domain/booking-constraints/rule.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCreditPlace } from './place.ts';
import { RuleFields } from './rule-fields.tsx';
import { emptyRule, isRule, offeredKinds, readRule, type RuleValues } from './rule-values.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/create': page(
    'staff',
    'Add Booking Constraint',
    AddConstraint,
  ),
} satisfies Pages;

const kinds = offeredKinds.map((value) => ({ value, label: constraintNames[value] }));

/** Staff limit how a credit may be used, and see at once how many times are left. */
export function AddConstraint() {
  const { sessionCredit } = useCreditPlace();
  const credit = useApiQuery('GET /booking-constraints/of/{sessionCredit}', {
    params: { sessionCredit },
  });
  return (
    <Loaded query={credit} whole>
      {({ session, holder, programme }) => (
        <AddForm lead={texts.creditOf(session.name, holder, programme.name)} />
      )}
    </Loaded>
  );
}

function AddForm({ lead }: { lead: string }) {
  const alert = useAlert();
  const { sessionCredit, list } = useCreditPlace();
  const form = useRecordForm('POST /booking-constraints', {
    name: `booking-constraint/${sessionCredit}`,
    initial: emptyRule,
    missing: (values) => {
      const read = readRule(values);
      return isRule(read) ? {} : read;
    },
    input: (values) => {
      const rule = readRule(values);
      if (!isRule(rule)) throw new Error('Something is missing.');
      return { body: { sessionCredit, rule } };
    },
    onDone: (_, go) => {
      void go(list);
      alert('success', texts.wasAdded);
    },
  });
  const { values, change } = form;
  const { rule: refused, ...errors } = form.errors;
  return (
    <FormPage
      title={texts.addBookingConstraintTitle}
      lead={lead}
      form={{ ...form, errors: refused === undefined ? errors : { ...errors, kind: refused } }}
      verb={texts.addConstraint}
      errorTitle={texts.notAddedYet}
      cancel={list}
    >
      <Field label={texts.kind} errorKey="kind" required>
        <Select
          options={kinds}
          value={values.kind}
          onChange={(chosen) =>
            change({ kind: offeredKinds.find((kind) => kind === chosen) ?? emptyRule.kind })
          }
        />
      </Field>
      <RuleFields values={values} change={change} />
      <TimesLeft values={values} />
    </FormPage>
  );
}

/** How many times are left once the rule holds, or why it can't. */
function TimesLeft({ values }: { values: RuleValues }) {
  const { sessionCredit } = useCreditPlace();
  const rule = readRule(values);
  const isThere = isRule(rule);
  const { data } = useApiQuery(
    'GET /booking-constraints/times',
    { query: { sessionCredit, rule: JSON.stringify(rule) } },
    { when: isThere, keepPrevious: true },
  );
  if (!isThere || data === undefined) return null;
  return data.refusal === null ? (
    <Notice tone="info">{texts.timesLeft(data.remaining)}</Notice>
  ) : (
    <Notice tone="warning">{data.refusal}</Notice>
  );
}
