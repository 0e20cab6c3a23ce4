import { useParams } from '@tanstack/react-router';
import { unitsField } from '#machines/credit-lot/fields.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { FieldAround } from '#web/screens/form/record-fields.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { creditEvent, creditsOfProgramme, useCredit, type Credit } from './credit-record.ts';
import { TermFields, termsForm } from './terms.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/session-credits/$sessionCredit/edit': page(
    'staff',
    'Edit Session Credit',
    EditCredit,
  ),
  '/app/programmes/$programme/session-credits/$sessionCredit/deallocate': page(
    'staff',
    'Deallocate Session Credit',
    DeallocateCredit,
  ),
  '/app/programmes/$programme/session-credits/$sessionCredit/delete': page(
    'staff',
    'Delete Session Credit',
    DeleteCredit,
  ),
} satisfies Pages;

const useOne = () => useCredit(useParams({ strict: false }).sessionCredit ?? '');

const named = ({ session, holder }: Credit) => texts.creditsOfHolder(session.name, holder.name);

export function EditCredit() {
  return (
    <EditRecord
      {...creditEvent}
      {...termsForm(useZone())}
      query={useOne()}
      event="UPDATE"
      gone={texts.theseCantBeEdited}
      title={texts.editSessionCredit}
      lead={named}
    >
      {(form, credit) => <TermFields form={form} credit={credit} />}
    </EditRecord>
  );
}

export function DeallocateCredit() {
  return (
    <ConfirmEvent
      {...creditEvent}
      query={useOne()}
      event="DEALLOCATE"
      gone={texts.theseCantBeDeallocated}
      title={texts.deallocateCreditsOf}
      lead={({ session }) => session.name}
      consequences={(credit) => [
        texts.canBeDeallocated(credit.available),
        ...(credit.held === 0 ? [] : [texts.heldOnesStay(credit.held)]),
        texts.theyGoBackIntoThePool(credit.programme.name),
      ]}
      keepVerb={texts.keepCredits}
      verb={texts.deallocate}
      errorTitle={texts.notDeallocatedYet}
      fields={{
        initial: { units: null as number | null },
        missing: ({ units }): Readonly<Record<string, string>> =>
          units === null ? { units: texts.quantityMustBeAWholeNumber } : {},
        payload: ({ units }) => ({ units: units ?? 0 }),
        children: ({ values, change }, { available }) => (
          <FieldAround
            fields={{ units: { ...unitsField, tip: texts.atMost(available) } }}
            name="units"
          >
            <NumberInput
              min={unitsField.least}
              max={unitsField.most}
              value={values.units}
              onChange={(units) => change({ units })}
            />
          </FieldAround>
        ),
      }}
    />
  );
}

export function DeleteCredit() {
  return (
    <ConfirmEvent
      {...creditEvent}
      query={useOne()}
      event="DELETE"
      gone={texts.theseCantBeDeleted}
      title={texts.deleteCreditsOf}
      lead={({ session }) => session.name}
      consequences={({ available, programme }) => [
        texts.theyAreRemoved(available, programme.name),
        texts.nobodyIsNotified,
      ]}
      keepVerb={texts.keepCredits}
      verb={texts.deleteCredits}
      errorTitle={texts.notDeletedYet}
      leadsTo={creditsOfProgramme}
    />
  );
}
