import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { KaiUploadEvent } from '#machines/kai-upload/events.ts';
import { kaiUploadMachine } from '#machines/kai-upload/machine.ts';
import type { Uploaded } from '#machines/kai-upload/setup.ts';
import { useEntered } from '#web/screens/form/use-entered.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import type { Sending } from '#web/screens/uploads/use-file-uploads.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { UploadValues } from './upload-values.ts';

type Errors = Readonly<Record<string, string>>;

interface Options {
  /** What the draft is called. */
  readonly name: string;
  readonly initial: UploadValues;
  /** What is missing before anything is sent, by field; files may still be on their way. */
  readonly missing: (values: UploadValues, isPending: boolean) => Errors;
  /** Resolves to the conversation; to null where it was refused. */
  readonly send: (values: UploadValues) => Promise<string | null>;
  /** What the server said last time. */
  readonly errors: Errors;
  readonly refusal: string | null;
  /** Forgets that. */
  readonly clear: () => void;
}

/** The form of an upload, with what goes on beside it. */
export interface UploadForm extends RecordForm<UploadValues> {
  /** It goes by itself as soon as its files are there. */
  readonly isAwaited: boolean;
  /** It is not to go by itself after all. */
  holdBack(): void;
  /** What sends the files says how far they are. */
  report(sending: Sending, sent: number): void;
}

const events: Readonly<Record<Sending, `files.${string}` & KaiUploadEvent['type']>> = {
  going: 'files.going',
  checking: 'files.checking',
  paused: 'files.paused',
  lost: 'files.lost',
  settled: 'files.settled',
};

/** The chart with its server: what is sent is what stands in the form by then. */
const hosted = (submit: () => Promise<string | null>) =>
  kaiUploadMachine.provide({
    actors: {
      submit: fromPromise<Uploaded, undefined>(async () => {
        const conversation = await submit();
        if (conversation === null) throw new Error('The conversation was refused.');
        return { conversation };
      }),
    },
  });

/** What is sent, as the form has it by then. */
function outgoingForm() {
  let latest: () => Promise<string | null> = () => Promise.resolve(null);
  return {
    put(submit: typeof latest): void {
      latest = submit;
    },
    send: () => latest(),
  };
}

/** A form that is sent once its files are there, whoever is first; the chart `kai-upload` leads it. What was entered and sent outlives a reload. */
export function useUploadForm({ name, initial, ...options }: Options): UploadForm {
  const services = useServices();
  const { forget, ...entered } = useEntered(name, initial);
  const { values } = entered;
  const [tried, setTried] = useState(false);
  const [reported, setReported] = useState<{ sending: Sending; sent: number } | null>(null);
  const submit = async (): Promise<string | null> => {
    if (Object.keys(options.missing(values, false)).length > 0) return null;
    const conversation = await options.send(values);
    if (conversation !== null) forget();
    return conversation;
  };
  const [outgoing] = useState(outgoingForm);
  useEffect(() => outgoing.put(submit));
  const [machine] = useState(() => services.conduct(hosted(outgoing.send)));
  const actor = useActorRef(machine, {
    input: { sent: values.files.length },
    inspect: services.recorder.inspect,
  });
  const snapshot = useSelector(actor, (state) => state);
  const found = options.missing(values, snapshot.hasTag('pending'));
  const isMissing = Object.keys(found).length > 0;
  // What is sent by itself is what stands in the form once it has taken the last file.
  useEffect(() => {
    if (reported !== null) actor.send({ type: events[reported.sending], sent: reported.sent });
  }, [actor, reported]);
  return {
    ...entered,
    errors: tried && isMissing ? found : options.errors,
    refusal: options.refusal,
    busy: snapshot.hasTag('busy'),
    isAwaited: snapshot.context.isWanted,
    submit() {
      setTried(true);
      if (!isMissing) actor.send({ type: 'SUBMIT' });
    },
    holdBack: () => actor.send({ type: 'HOLD_BACK' }),
    report: (sending, sent) => setReported({ sending, sent }),
    startAgain() {
      forget();
      options.clear();
      setTried(false);
    },
  };
}
