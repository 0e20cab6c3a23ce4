import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

type SignIn = DataOf<'GET /auth/sessions'>[number];

/** Where somebody is signed in, this device first, and the way to end it. */
export function OwnSignIns() {
  const query = useApiQuery('GET /auth/sessions');
  return (
    <Card title={texts.whereYouAreSignedIn} note={texts.signOutWhereverYouDont}>
      <Loaded query={query}>
        {(signIns) => (
          <Stack gap="4">
            <ItemList label={texts.whereYouAreSignedIn}>
              {signIns
                .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
                .map((signIn) => (
                  <SignInItem key={signIn.id} signIn={signIn} />
                ))}
            </ItemList>
            <Everywhere alone={signIns.length < 2} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function SignInItem({ signIn }: { signIn: SignIn }) {
  const { id, isCurrent, createdAt, lastUsedAt } = signIn;
  const device = signIn.device ?? texts.unknownDevice;
  const alert = useAlert();
  const revoke = useCommand('POST /auth/sessions/{signIn}/events', {
    onDone: () => alert('success', texts.youSignedOutOn(device)),
  });
  return (
    <Item
      title={device}
      detail={
        <>
          {texts.signedIn}
          <When at={createdAt} inSentence />
          {texts.lastUsed}
          <When at={lastUsedAt} inSentence />
          {signIn.getsNotifications ? texts.getsNotifications : null}
        </>
      }
      end={
        isCurrent ? (
          <Badge tone="success">{texts.thisDevice}</Badge>
        ) : (
          <Button
            size="small"
            aria-label={texts.signOutOn(device)}
            busy={revoke.busy}
            onClick={() => void revoke.send({ params: { signIn: id }, body: { type: 'REVOKE' } })}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  );
}

function Everywhere({ alone }: { alone: boolean }) {
  const alert = useAlert();
  const go = useGo();
  const others = useCommand('POST /auth/sessions/events', {
    onDone: () => alert('success', texts.youAreSignedOutEverywhere),
  });
  const all = useCommand('POST /auth/sessions/events', {
    onDone: () => void go({ to: '/auth/sign-out' }),
  });
  const refusal = others.refusal ?? all.refusal;
  return (
    <Stack gap="4">
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Row>
        {alone ? null : (
          <Button
            busy={others.busy}
            onClick={() => void others.send({ body: { type: 'REVOKE_OTHERS' } })}
          >
            {texts.signOutEverywhereElse}
          </Button>
        )}
        <Button
          variant="dangerQuiet"
          busy={all.busy}
          onClick={() => void all.send({ body: { type: 'REVOKE_ALL' } })}
        >
          {texts.signOutEverywhere}
        </Button>
      </Row>
    </Stack>
  );
}
