import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent } from '#web/api/messages.ts';

/** Milliseconds in which one address has to do: what fails sooner is no matter of its address. */
const renewedAfter = 60_000;

interface FileLink {
  /** Where a player finds the file; null until it is known. */
  readonly address: string | null;
  readonly failed: boolean;
  /** It opens no longer: another one is asked for, unless this one is new. */
  readonly renew: () => void;
}

/** An address of a file that a player can open, asked for once for each file; `askFor` has to be the same as long as it asks for the same. */
export function useFileLink(
  file: string,
  askFor: () => Promise<{ readonly address: string }>,
): FileLink {
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
      const { address } = await askFor();
      if (asked.current.file === file) setState({ address, failed: false });
    } catch (error) {
      if (!isSilent(error)) setState({ address: null, failed: true });
    }
  }, [askFor, file]);
  useEffect(() => {
    if (asked.current.file !== file) void ask();
  }, [ask, file]);
  return { ...state, renew: () => void ask() };
}
