import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isStaff } from '#machines/person.ts';
import { optionsQuery } from '#web/features/booking-requests/public.ts';
import { UnsavedGuard } from '#web/screens/unsaved-guard.tsx';
import { Failed } from '#web/screens/loaded.tsx';
import { useCommand } from '#web/screens/use-command.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { ChooseMember } from './choose-member.tsx';
import { ChooseSession } from './choose-session.tsx';
import { ChooseTime } from './choose-time.tsx';
import { CreateReview } from './create-review.tsx';
import { missingIn, settled, useDraft } from './draft.ts';
import { PlaceFields } from './place-fields.tsx';

/** Member, session, credit, coach, time and place in one column; each part appears when what it depends on is known. */
export function CreateForm() {
  const me = useMe();
  const zone = useZone();
  const router = useRouter();
  const { draft, change, isDirty } = useDraft();
  const [now] = useState(Date.now);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState(false);
  const query = useQuery({
    ...optionsQuery(useApi(), draft.member?.id ?? null),
    enabled: draft.member !== null,
  });
  const options = draft.member === null ? undefined : query.data;
  const known = settled(draft, options, zone);
  const missing = missingIn(draft, known);
  const command = useCommand('POST /bookings', {
    onDone: ({ id }) => {
      setMade(true);
      void router.navigate({
        to: '/app/bookings/$booking',
        params: { booking: id },
        state: { made: 'booked' },
        ignoreBlocker: true,
      });
    },
  });
  const errors = tried && Object.keys(missing).length > 0 ? missing : command.errors;

  const submit = () => {
    setTried(true);
    const { session, coach, credit, kind, startsAt } = known;
    if (Object.keys(missing).length > 0) return;
    if (!draft.member || !session || !coach || kind === null || startsAt === null) return;
    void command.send({
      body: {
        member: draft.member.id,
        session: session.id,
        coach: coach.id,
        credit: credit?.id ?? null,
        startsAt: new Date(startsAt).toISOString(),
        location: { kind, detail: kind === 'video' ? null : draft.detail.trim() || null },
        overrideReason: draft.own?.reason.trim() || null,
      },
    });
  };
  const parts = { draft, change, known, errors, zone, now };
  return (
    <Form onSubmit={submit} errors={errors} errorTitle="Not booked yet">
      <UnsavedGuard when={isDirty && !made} />
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <ChooseMember {...parts} />
      {draft.member !== null && query.isPending ? <WaitingLines lines={3} shape="block" /> : null}
      {query.isError && options === undefined && draft.member !== null ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {options === undefined ? null : <ChooseSession {...parts} options={options} />}
      {known.session === undefined || known.coach === undefined ? null : (
        <>
          <ChooseTime {...parts} mayOverride={isStaff(me)} />
          <PlaceFields {...parts} />
          <CreateReview {...parts} />
        </>
      )}
      <Row>
        <Button type="submit" variant="primary" busy={command.busy}>
          Create booking
        </Button>
        <LinkButton to="/app/bookings">Cancel</LinkButton>
      </Row>
    </Form>
  );
}
