/** What was asked before the product's scripts were there, each answer for whoever asks the same first. */
export interface EarlyAnswers {
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** As they went with each question; a question with other ones is another question. */
  readonly headers: Readonly<Record<string, string>>;
  /** By their address. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  /** Null once the product is there and nothing was asked before. */
  var waymarkEarly: EarlyAnswers | null | undefined;
}

/** As long as a token lasts. An answer that is older, on a device that fell asleep while the page came in, is asked for again; milliseconds. */
const patience = 600_000;

/** A `fetch` that takes what was asked early (`early.ts`) where the same is asked, once; what did not go well is asked again. */
export function takingEarly(send: typeof fetch): typeof fetch {
  globalThis.waymarkEarly ??= null;
  return async (input, init) => (await early(input, init)) ?? send(input, init);
}

async function early(input: RequestInfo | URL, init: RequestInit | undefined) {
  const asked = globalThis.waymarkEarly;
  if (!asked || typeof input !== 'string') return null;
  if ((init?.method ?? 'GET') !== 'GET') {
    // What is changed makes every answer old.
    dropAnswers();
    return null;
  }
  const answer = asked.answers.get(input);
  if (answer === undefined) return null;
  asked.answers.delete(input);
  const headers = new Headers(init?.headers);
  const isSame = Object.entries(asked.headers).every(
    ([name, value]) => headers.get(name) === value,
  );
  if (!isSame || Date.now() - asked.askedAt > patience) {
    leave(answer);
    return null;
  }
  const response = await answer.catch(() => null);
  if (response?.ok) return response;
  leave(answer);
  return null;
}

/** Nobody takes what was asked early any more. */
export function dropAnswers(): void {
  const answers = globalThis.waymarkEarly?.answers;
  for (const answer of answers?.values() ?? []) leave(answer);
  answers?.clear();
}

/** What nobody reads is not waited for: it would keep its line. */
const leave = (answer: Promise<Response>): void =>
  void answer.then((response) => response.body?.cancel()).catch(() => undefined);
