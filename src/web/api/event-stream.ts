export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** The events of a `text/event-stream`, read with fetch because an EventSource can't send a bearer token. `onBytes` hears every sign of life. */
export async function* eventsOf(
  response: Response,
  onBytes: () => void,
): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onBytes();
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): StreamEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const event = fields.get('event');
  return event === undefined ? null : { event, data: fields.get('data') ?? '' };
}
