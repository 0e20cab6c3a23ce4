import { useParams } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { TermFields, termsForm } from '../session-credits/public.ts';
import { creditEvent, creditsIn, useKaiCredit, type KaiCredit } from './credit-record.ts';
import { RefundCredit } from './refund-credit.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/kai-credits/$kaiCredit/edit': page(
    'staff',
    'Edit AI Credit',
    EditKaiCredit,
  ),
  '/app/programmes/$programme/kai-credits/$kaiCredit/delete': page(
    'staff',
    'Delete AI Credit',
    DeleteKaiCredit,
  ),
  '/app/programmes/$programme/kai-credits/$kaiCredit/refund': page(
    'staff',
    'Refund AI Credit',
    RefundKaiCredit,
  ),
} satisfies Pages;

const useOne = () => useKaiCredit(useParams({ strict: false }).kaiCredit ?? '');

const named = ({ group, holder }: KaiCredit) => texts.forHolder(group, holder.name);

export function EditKaiCredit() {
  return (
    <EditRecord
      {...creditEvent}
      {...termsForm(useZone())}
      query={useOne()}
      event="UPDATE"
      gone={texts.theseCantBeEdited}
      title={texts.editAiCredit}
      lead={named}
    >
      {(form, credit) => <TermFields form={form} credit={credit} />}
    </EditRecord>
  );
}

export function DeleteKaiCredit() {
  return (
    <ConfirmEvent
      {...creditEvent}
      query={useOne()}
      event="DELETE"
      gone={texts.theseCantBeDeleted}
      title={texts.deleteOf}
      lead={named}
      consequences={({ available, programme }) => [
        texts.theyAreRemoved(available, programme.name),
        texts.nobodyIsNotified,
      ]}
      keepVerb={texts.keepCredits}
      verb={texts.deleteCredits}
      errorTitle={texts.notDeletedYet}
      leadsTo={({ programme }) => creditsIn(programme.id)}
    />
  );
}

export function RefundKaiCredit() {
  return <RefundCredit query={useOne()} />;
}
