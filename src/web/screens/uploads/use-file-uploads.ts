import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import type { PurposeName } from '#domain/files/purposes.ts';
import type { fileUploadMachine } from '#machines/file-upload/machine.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { useServices } from '#web/screens/use-services.ts';
import { refusalOf, tooManyFiles, type FileRule } from '#web/ui/forms/file-rules.ts';
import { hostedFileUpload, type Look } from './upload-host.ts';

export type FileUploadActor = ActorRefFrom<typeof fileUploadMachine>;

/** A file that somebody chose: on its way, or not to be sent at all, and why. */
export type ChosenFile = { readonly id: number; readonly file: File } & (
  | { readonly actor: FileUploadActor }
  | { readonly reason: string }
);

/** A file that was sent before the page was loaded. */
export interface SentBefore {
  readonly id: number;
  readonly sent: SentFile;
}

/** What is being done with the files that are not there yet. */
export type Sending = 'going' | 'checking' | 'lost' | 'paused' | 'settled';

export type OnFiles = (
  /** What has been sent and not been removed. */
  files: readonly SentFile[],
  /** How many are still to be sent, or to be looked at. */
  pending: number,
  sending: Sending,
) => void;

type Chosen = ChosenFile | SentBefore;

type Options = FileRule & {
  purpose: PurposeName;
  before?: readonly SentFile[] | undefined;
  look?: Look | undefined;
  /** Why a file is not to be sent; as the rule has it where this says nothing. */
  refusal?: ((file: File) => string | null) | undefined;
  /** Whenever it changes. */
  onChange: OnFiles;
};

/** What is being done with one of them. */
const sendingOf = ({ actor }: { readonly actor: FileUploadActor }): Sending => {
  const snapshot = actor.getSnapshot();
  if (snapshot.matches('checking')) return 'checking';
  if (snapshot.hasTag('going')) return 'going';
  if (snapshot.hasTag('broken')) return 'lost';
  return snapshot.matches('paused') ? 'paused' : 'settled';
};

const byImportance: readonly Sending[] = ['going', 'checking', 'lost', 'paused'];

const isPending = (chosen: Chosen): boolean => {
  if (!('actor' in chosen)) return false;
  const snapshot = chosen.actor.getSnapshot();
  return !snapshot.hasTag('sent') && !snapshot.hasTag('refused');
};

/** The files somebody chose, each with its chart. Sending ends when the page is left; what was sent by then stays for a day. */
export function useFileUploads(options: Options) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { before = [] } = options;
  const [chosen, setChosen] = useState<readonly Chosen[]>(() =>
    before.map((sent, nth) => ({ id: -1 - nth, sent })),
  );
  const current = useRef<readonly Chosen[]>(chosen);
  const nextId = useRef(1);
  const announced = useRef('');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const announce = useCallback(() => {
    const sent = current.current.flatMap((each) => {
      if ('sent' in each) return [each.sent];
      const file = 'actor' in each ? each.actor.getSnapshot().context.file : null;
      return file ? [file] : [];
    });
    const waiting = current.current.filter(isPending);
    const done = waiting.flatMap((each) => ('actor' in each ? [sendingOf(each)] : []));
    const sending = byImportance.find((each) => done.includes(each)) ?? 'settled';
    const now = `${sent.length} ${waiting.length} ${sending}`;
    if (now === announced.current) return;
    announced.current = now;
    latest.current.onChange(sent, waiting.length, sending);
  }, []);

  const put = useCallback(
    (next: readonly Chosen[]) => {
      current.current = next;
      setChosen(next);
      announce();
    },
    [announce],
  );

  const begin = useCallback(
    (id: number, file: File): ChosenFile => {
      const isTaken = (address: string) =>
        current.current.some(
          (each) =>
            each.id !== id &&
            'actor' in each &&
            each.actor.getSnapshot().context.address === address,
        );
      const { purpose, look } = latest.current;
      const machine = services.conduct(
        hostedFileUpload({ services, file, purpose, isTaken, look }),
      );
      const actor = createActor(machine, { inspect: services.recorder.inspect });
      actor.subscribe(announce);
      return { id, file, actor };
    },
    [services, announce],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const { maxFiles = Infinity } = latest.current;
      const kept = current.current.filter((each) => !('reason' in each));
      let room = maxFiles - kept.length;
      const fresh = files.map((file): ChosenFile => {
        const id = nextId.current++;
        const reason =
          latest.current.refusal?.(file) ??
          refusalOf(file, latest.current) ??
          (room < 1 ? tooManyFiles(maxFiles) : null);
        if (reason !== null) return { id, file, reason };
        room -= 1;
        return begin(id, file);
      });
      put([...kept, ...fresh]);
      for (const each of fresh) if ('actor' in each) each.actor.start();
    },
    [begin, put],
  );

  useEffect(() => {
    if (services.filesAtHand.length > 0) add(services.filesAtHand);
  }, [services, add]);

  const remove = useCallback(
    (id: number) => {
      for (const each of current.current)
        if (each.id === id && 'actor' in each) each.actor.send({ type: 'CANCEL' });
      put(current.current.filter((each) => each.id !== id));
    },
    [put],
  );

  useEffect(
    () => () => {
      for (const each of current.current) if ('actor' in each) each.actor.stop();
      void queryClient.invalidateQueries({ queryKey: ['GET /file-uploads'] });
    },
    [queryClient],
  );

  return { chosen, add, remove };
}
