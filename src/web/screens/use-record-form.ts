import { useState } from 'react';
import type { DataOf, EndpointName } from '../api/call.ts';
import { storedDraft, storeDraft } from './drafts.ts';
import { useCommand, type CommandInput } from './use-command.ts';
import { useGo } from './use-go.ts';
import { useMe } from './use-me.ts';

type Errors = Readonly<Record<string, string>>;

interface FormOptions<R extends EndpointName, Values extends object> {
  /** What the draft is called: the record's kind, and its id where it exists. */
  readonly name: string;
  /** What the fields begin with; plain data. It may change while nobody has typed. */
  readonly initial: Values;
  /** What is missing or wrong before anything is sent, by field. */
  readonly missing?: (values: Values) => Errors;
  readonly input: (values: Values) => CommandInput<R>;
  /** After the server has accepted it; `go` leaves the page without a question. */
  readonly onDone: (data: DataOf<R>, go: ReturnType<typeof useGo>) => void;
}

/** A form as its page sees it. */
export interface RecordForm<Values> {
  readonly values: Values;
  change(patch: Partial<Values>): void;
  readonly errors: Errors;
  /** Why it was refused as a whole. */
  readonly refusal: string | null;
  readonly busy: boolean;
  /** Something was entered that has not been sent. */
  readonly isDirty: boolean;
  /** What stands in the fields was entered before the session ended or the page was loaded again; `outdated` when the record has changed since. */
  readonly restored: 'fresh' | 'outdated' | null;
  submit(): void;
  /** Forgets what was entered. */
  startAgain(): void;
}

interface Entered<Values> {
  readonly values: Values;
  readonly restored: RecordForm<Values>['restored'];
}

/**
 * The fields of a page with all that belongs to them: what was entered outlives the session and a reload, refusals come back to the fields, and once it
 * is sent nothing of it is left.
 */
export function useRecordForm<R extends EndpointName, Values extends object>(
  route: R,
  { name, initial, missing, input, onDone }: FormOptions<R, Values>,
): RecordForm<Values> {
  const { id: personId } = useMe();
  const go = useGo();
  const began = JSON.stringify(initial);
  const [entered, setEntered] = useState((): Entered<Values> | null => {
    const draft = storedDraft(personId, name);
    if (draft === null) return null;
    const values = { ...initial, ...(draft.values as Partial<Values>) };
    return { values, restored: draft.began === began ? 'fresh' : 'outdated' };
  });
  const [tried, setTried] = useState(false);
  const values = entered?.values ?? initial;
  const found = missing?.(values) ?? {};
  const isMissing = Object.keys(found).length > 0;

  const forget = () => {
    storeDraft(personId, name, null);
    setEntered(null);
  };
  const command = useCommand(route, {
    onDone: (data) => {
      forget();
      onDone(data, go);
    },
  });
  return {
    values,
    change(patch) {
      const next = { ...values, ...patch };
      const isBack = JSON.stringify(next) === began;
      storeDraft(personId, name, isBack ? null : { values: next, began });
      setEntered(isBack ? null : { values: next, restored: entered?.restored ?? null });
    },
    errors: tried && isMissing ? found : command.errors,
    refusal: command.refusal,
    busy: command.busy,
    isDirty: entered !== null,
    restored: entered?.restored ?? null,
    submit() {
      setTried(true);
      if (!isMissing) void command.send(input(values));
    },
    startAgain() {
      forget();
      command.clear();
      setTried(false);
    },
  };
}
