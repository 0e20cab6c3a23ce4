import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalOf, tooManyFiles, type FileRule } from './file-rules.ts';

/** Sends one file. `onProgress` takes whole percents; rejects when it failed or the signal was aborted. */
export type Transport<Result> = (
  file: File,
  how: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<Result>;

export type UploadItem<Result> = { id: number; file: File } &
  /** Null until the first of it goes out: whoever sends may have something to ask first. */
  (
    | { state: 'sending'; percent: number | null }
    | { state: 'sent'; result: Result }
    | { state: 'refused' | 'failed'; reason: string }
  );

type Options<Result> = FileRule & {
  transport: Transport<Result>;
  /** The words for what the transport rejected with. */
  explain: (error: unknown) => string;
  /** What has been sent and not been removed, whenever that changes. */
  onChange: (results: readonly Result[]) => void;
};

/** The files somebody chose and how far each has come. Sending ends when the page is left. */
export function useUploads<Result>(options: Options<Result>) {
  const [items, setItems] = useState<readonly UploadItem<Result>[]>([]);
  const current = useRef<readonly UploadItem<Result>[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  const put = useCallback((next: readonly UploadItem<Result>[]) => {
    const sentOf = (list: readonly UploadItem<Result>[]) =>
      list.flatMap((item) => (item.state === 'sent' ? [item.result] : []));
    const before = sentOf(current.current);
    const after = sentOf(next);
    current.current = next;
    setItems(next);
    if (before.length !== after.length) latest.current.onChange(after);
  }, []);

  const replace = useCallback(
    (next: UploadItem<Result>) =>
      put(current.current.map((item) => (item.id === next.id ? next : item))),
    [put],
  );

  const send = useCallback(
    async (id: number, file: File) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      const onProgress = (percent: number) => {
        if (!signal.aborted) replace({ id, file, state: 'sending', percent });
      };
      try {
        const result = await latest.current.transport(file, { onProgress, signal });
        if (!signal.aborted) replace({ id, file, state: 'sent', result });
      } catch (error) {
        const reason = latest.current.explain(error);
        if (!signal.aborted) replace({ id, file, state: 'failed', reason });
      } finally {
        if (running.current.get(id) === controller) running.current.delete(id);
      }
    },
    [replace],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const { maxFiles = Infinity } = latest.current;
      let room = maxFiles - current.current.filter(({ state }) => state !== 'refused').length;
      const fresh = files.map((file): UploadItem<Result> => {
        const id = nextId.current++;
        const reason =
          refusalOf(file, latest.current) ?? (room < 1 ? tooManyFiles(maxFiles) : null);
        if (reason !== null) return { id, file, state: 'refused', reason };
        room -= 1;
        return { id, file, state: 'sending', percent: null };
      });
      put([...current.current.filter(({ state }) => state !== 'refused'), ...fresh]);
      for (const { id, file, state } of fresh) if (state === 'sending') void send(id, file);
    },
    [put, send],
  );

  const remove = useCallback(
    (id: number) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      put(current.current.filter((item) => item.id !== id));
    },
    [put],
  );

  const retry = useCallback(
    ({ id, file }: UploadItem<Result>) => {
      replace({ id, file, state: 'sending', percent: null });
      void send(id, file);
    },
    [replace, send],
  );

  return { items, add, remove, retry };
}
