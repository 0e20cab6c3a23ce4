import { useState } from 'react';
import type { DataOf, EndpointName } from '../../api/call.ts';
import { useCommand, type CommandInput } from '../command/use-command.ts';
import { useEntered, type Entered } from './use-entered.ts';
import { useGo } from '../use-go.ts';

type Errors = Readonly<Record<string, string>>;

export interface SendOptions<R extends EndpointName, Values extends object> {
  /** What is missing or wrong before anything is sent, by field. */
  readonly missing?: (values: Values) => Errors;
  readonly input: (values: Values) => CommandInput<R>;
  /** After the server has accepted it; `go` leaves the page without a question, and `said` is what the server says it did. */
  readonly onDone: (data: DataOf<R>, go: ReturnType<typeof useGo>, said: string | null) => void;
}

interface FormOptions<R extends EndpointName, Values extends object> extends SendOptions<
  R,
  Values
> {
  /** What the draft is called: the record's kind, and its id where it exists. */
  readonly name: string;
  /** What the fields begin with; plain data. It may change while nobody has typed. */
  readonly initial: Values;
}

/** A form as its page sees it. */
export interface RecordForm<Values> extends Omit<Entered<Values>, 'forget'> {
  readonly errors: Errors;
  /** Why it was refused as a whole. */
  readonly refusal: string | null;
  readonly busy: boolean;
  submit(): void;
  /** Forgets what was entered. */
  startAgain(): void;
}

/**
 * The fields of a page with all that belongs to them: what was entered outlives the session and a reload, refusals come back to the fields, and once it
 * is sent nothing of it is left.
 */
export function useRecordForm<R extends EndpointName, Values extends object>(
  route: R,
  { name, initial, ...options }: FormOptions<R, Values>,
): RecordForm<Values> {
  return useSentForm(route, useEntered(name, initial), options);
}

/** The same for what is kept already: where what is missing depends on answers to what has been entered. */
export function useSentForm<R extends EndpointName, Values extends object>(
  route: R,
  { forget, ...entered }: Entered<Values>,
  { missing, input, onDone }: SendOptions<R, Values>,
): RecordForm<Values> {
  const go = useGo();
  const [tried, setTried] = useState(false);
  const { values } = entered;
  const found = missing?.(values) ?? {};
  const isMissing = Object.keys(found).length > 0;
  const command = useCommand(route, {
    onDone: (data, said) => {
      forget();
      onDone(data, go, said);
    },
  });
  return {
    ...entered,
    errors: tried && isMissing ? found : command.errors,
    refusal: command.refusal,
    busy: command.busy,
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
