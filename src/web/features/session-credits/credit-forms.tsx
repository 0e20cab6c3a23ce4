import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import { termFields, unitsField } from '#machines/credit-lot/fields.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { FieldAround } from '#web/screens/form/record-fields.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { creditEvent, creditsOfProgramme, useCredit, type Credit } from './credit-record.ts';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

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

interface Terms {
  readonly quantity: number | null;
  readonly priority: number | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string | null;
}

/** The last day on which it can be used, as a form has it. */
const lastDate = ({ expiresAt }: Credit, zone: string): string | null =>
  momentOf(new Date(Date.parse(expiresAt) - 1).toISOString(), zone)?.date ?? null;

export function EditCredit() {
  const zone = useZone();
  return (
    <EditRecord
      {...creditEvent}
      query={useOne()}
      event="UPDATE"
      gone={texts.theseCantBeEdited}
      title={texts.editSessionCredit}
      lead={named}
      initial={(credit): Terms => ({
        quantity: credit.quantity,
        priority: credit.priority,
        until: lastDate(credit, zone),
      })}
      missing={({ quantity, priority, until }): Readonly<Record<string, string>> => ({
        ...(quantity === null && { quantity: texts.quantityMustBeAWholeNumber }),
        ...(priority === null && { priority: texts.enterAPriority }),
        ...(until === null && { expiresAt: texts.enterTheLastDay }),
      })}
      payload={({ quantity, priority, until }, credit) => ({
        quantity: quantity ?? 0,
        priority: priority ?? 0,
        expiresAt:
          until === null || until === lastDate(credit, zone)
            ? credit.expiresAt
            : valueOf({ date: until, minutes: 24 * 60 }, zone),
      })}
    >
      {({ values, change }, { quantity, available }) => (
        <>
          <FieldAround
            fields={{ quantity: { ...termFields.quantity, tip: leastWords(quantity - available) } }}
            name="quantity"
          >
            <NumberInput
              min={Math.max(1, quantity - available)}
              max={termFields.quantity.most}
              value={values.quantity}
              onChange={(next) => change({ quantity: next })}
            />
          </FieldAround>
          <Suspense fallback={<WaitingLines lines={2} />}>
            <DateField
              label={texts.canBeUsedUntil}
              errorKey="expiresAt"
              required
              value={values.until}
              onChange={(until) => change({ until })}
            />
          </Suspense>
          <FieldAround fields={termFields} name="priority">
            <NumberInput
              min={termFields.priority.least}
              max={termFields.priority.most}
              value={values.priority}
              onChange={(priority) => change({ priority })}
            />
          </FieldAround>
        </>
      )}
    </EditRecord>
  );
}

const leastWords = (gone: number) => (gone === 0 ? undefined : texts.haveLeftAlready(gone));

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
        texts.canBeTakenBack(credit.available),
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
        texts.theyAreWithdrawn(available, programme.name),
        texts.nobodyIsNotified,
      ]}
      keepVerb={texts.keepCredits}
      verb={texts.deleteCredits}
      errorTitle={texts.notDeletedYet}
      leadsTo={creditsOfProgramme}
    />
  );
}
