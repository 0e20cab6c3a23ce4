import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent } from '#web/api/messages.ts';
import { useApi } from '#web/screens/use-services.ts';

/** Milliseconds in which one address has to do: what fails sooner is no matter of its address. */
const renewedAfter = 60_000;

interface FileLink {
  /** Where a player finds the file; null until it is known. */
  readonly address: string | null;
  readonly failed: boolean;
  /** It opens no longer: another one is asked for, unless this one is new. */
  readonly renew: () => void;
}

/** An address of a resource’s file that a player can open. `file` is its id: another version has another address. */
export function useFileLink(resource: string, file: string): FileLink {
  const api = useApi();
  const [state, setState] = useState<Omit<FileLink, 'renew'>>({ address: null, failed: false });
  const asked = useRef({ file: '', at: -Infinity });
  const ask = useCallback(async () => {
    const since = performance.now() - asked.current.at;
    if (asked.current.file === file && since < renewedAfter) {
      setState({ address: null, failed: true });
      return;
    }
    asked.current = { file, at: performance.now() };
    try {
      const { address } = await api.call('POST /resources/{resource}/links', {
        params: { resource },
        body: {},
      });
      if (asked.current.file === file) setState({ address, failed: false });
    } catch (error) {
      if (!isSilent(error)) setState({ address: null, failed: true });
    }
  }, [api, resource, file]);
  useEffect(() => {
    if (asked.current.file !== file) void ask();
  }, [ask, file]);
  return { ...state, renew: () => void ask() };
}
