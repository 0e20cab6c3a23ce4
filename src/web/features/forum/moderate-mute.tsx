import { Suspense, useState } from 'react';
import { muteDays, muteReasonMost, untilWhen } from '#domain/forum/mutes.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { ForumPost, ForumThread } from './forum-records.ts';
import { endOf, useMutes, type ForumMute, type MuteLength } from './use-mutes.ts';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

interface AuthorMuteProps {
  author: ForumPost['author'];
  background: NonNullable<ForumThread['background']>;
}

/** Whether the author of a post can post at all, and what staff do about it. */
export function AuthorMute({ author, background }: AuthorMuteProps) {
  const [isOpen, setOpen] = useState(false);
  const { mute, mayMute, mayLiftMute } = background;
  const close = () => setOpen(false);
  return (
    <>
      {mute === null ? null : (
        <Notice tone="warning" title={texts.isMuted}>
          <MuteWords mute={mute} />
        </Notice>
      )}
      {mute !== null && mayLiftMute ? <LiftMute mute={mute} /> : null}
      {author !== null && mayMute ? (
        <Row>
          <Button onClick={() => setOpen(true)}>{texts.muteAuthor}</Button>
        </Row>
      ) : null}
      {author === null ? null : (
        <Dialog open={isOpen} onClose={close} title={texts.muteTitle(author.fullName)}>
          {isOpen ? <Muting user={author.id} onClose={close} /> : null}
        </Dialog>
      )}
    </>
  );
}

/** Everybody else who is muted now. */
export function OtherMutes({ except }: { except: string | undefined }) {
  const others = useApiQuery('GET /forum/mutes').data?.filter(({ person }) => person.id !== except);
  if (others === undefined || others.length === 0) return null;
  return (
    <Card title={texts.othersMuted}>
      <ItemList label={texts.othersMuted}>
        {others.map((mute) => (
          <Item
            key={mute.person.id}
            title={mute.person.fullName}
            detail={<MuteWords mute={mute} />}
            end={<LiftMute mute={mute} />}
          />
        ))}
      </ItemList>
    </Card>
  );
}

/** Until when, why, and who said so. */
function MuteWords({ mute: { until, reason, by, at } }: { mute: ForumMute }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <>
      <p>
        {until === null
          ? texts.untilLifted
          : texts.until(untilWhen(Date.parse(until), { zone, now }))}
      </p>
      <p>{reason}</p>
      <p>
        {by?.fullName ?? texts.deletedUser} · <When at={at} zone={zone} />
      </p>
    </>
  );
}

function LiftMute({ mute }: { mute: ForumMute }) {
  const { lift, busy, refusal } = useMutes();
  return (
    <Stack gap="2">
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Row>
        <Button
          busy={busy}
          aria-label={texts.liftMuteOf(mute.person.fullName)}
          onClick={() => void lift(mute)}
        >
          {texts.liftMute}
        </Button>
      </Row>
    </Stack>
  );
}

/** Why, and for how long. */
function Muting({ user, onClose }: { user: string; onClose: () => void }) {
  const zone = useZone();
  const { counted } = useNumbers();
  const { mute, busy, errors, refusal } = useMutes();
  const [reason, setReason] = useState('');
  const [length, setLength] = useState<MuteLength>('7');
  const [date, setDate] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const missing: Readonly<Record<string, string>> = {
    ...(reason.trim() === '' && { reason: texts.sayWhyMuted }),
    ...(length === 'date' && date === null && { until: texts.chooseDate }),
  };
  const isMissing = Object.keys(missing).length > 0;
  const submit = async () => {
    setTried(true);
    if (isMissing) return;
    if (await mute(user, { reason, until: endOf(length, date, zone) })) onClose();
  };
  return (
    <Form
      onSubmit={() => void submit()}
      errors={tried && isMissing ? missing : errors}
      errorTitle={texts.notMutedYet}
    >
      <Stack gap="4">
        {refusal === null ? null : (
          <Notice tone="error" live>
            {refusal}
          </Notice>
        )}
        <Field label={texts.muteReason} tip={texts.muteReasonTip} errorKey="reason" required>
          <Textarea
            rows={3}
            maxLength={muteReasonMost}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <RadioGroup<MuteLength>
          label={texts.howLong}
          value={length}
          options={[
            ...muteDays.map((days) => ({
              value: `${days}` as const,
              label: counted(days, 'day'),
            })),
            { value: 'date', label: texts.untilDate },
            { value: 'lifted', label: texts.untilLifted },
          ]}
          onChange={setLength}
        />
        {length === 'date' ? (
          <Suspense
            fallback={
              <Field label={texts.postsAgainFrom} required>
                {null}
              </Field>
            }
          >
            <DateField
              label={texts.postsAgainFrom}
              errorKey="until"
              required
              value={date}
              onChange={setDate}
            />
          </Suspense>
        ) : null}
        <Row>
          <Button type="submit" variant="danger" busy={busy}>
            {texts.muteYes}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
