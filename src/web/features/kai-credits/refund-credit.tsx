import { formatDate } from '#domain/time/format.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import type { Answer } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Coins } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Text } from '#web/ui/text.tsx';
import { titleOf } from './conversation-title.ts';
import { creditOf, type KaiCredit } from './credit-record.ts';
import * as texts from './texts.ts';

/** Staff give back the credit of a conversation that it paid for, with the reason. */
export function RefundCredit({ query }: { query: Answer<KaiCredit> }) {
  return (
    <Loaded query={query} whole>
      {(credit) =>
        credit.mayRefund ? (
          <RefundForm key={credit.id} credit={credit} />
        ) : (
          <EmptyState
            level="h1"
            title={texts.nothingToRefund}
            icon={<Coins />}
            action={<LinkButton {...creditOf(credit)}>{texts.showCredits}</LinkButton>}
          >
            {texts.onlyFor90Days}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function RefundForm({ credit }: { credit: KaiCredit }) {
  const alert = useAlert();
  const zone = useZone();
  const { id, refundable, group, holder } = credit;
  const only = refundable.length === 1 ? refundable[0]?.conversation.id : undefined;
  const form = useRecordForm('POST /kai-credits/{kaiCredit}/refunds', {
    name: `kai-credits/${id}/refund`,
    initial: { conversation: only ?? '', reason: '' },
    missing: ({ conversation, reason }): Readonly<Record<string, string>> => ({
      ...(conversation === '' && { conversation: texts.chooseAConversation }),
      ...(reason.trim() === '' && { reason: texts.giveAReason }),
    }),
    input: ({ conversation, reason }) => ({
      params: { kaiCredit: id },
      body: { conversation, reason: reason.trim() },
    }),
    onDone: (_, go) => {
      alert('success', texts.wasRefunded);
      void go(creditOf(credit));
    },
  });
  const { values, change } = form;
  return (
    <FormPage
      title={texts.refundAiCredit}
      lead={texts.forHolder(group, holder.name)}
      form={form}
      verb={texts.refundIt}
      errorTitle={texts.notRefundedYet}
      cancel={creditOf(credit)}
    >
      <RadioGroup
        label={texts.whichConversation}
        errorKey="conversation"
        required
        options={refundable.map(({ conversation, spentAt }) => ({
          value: conversation.id,
          label: texts.usedOn(titleOf(conversation), formatDate(Date.parse(spentAt), zone)),
        }))}
        value={values.conversation}
        onChange={(conversation) => change({ conversation })}
      />
      <Field label={texts.reason} required tip={texts.itStaysInTheLedger}>
        <Textarea
          rows={3}
          maxLength={500}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      <Text>
        {texts.comesBackTo(holder.name)} {texts.theAnalysisStays}
      </Text>
    </FormPage>
  );
}
