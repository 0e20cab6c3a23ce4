import type { ApiClient } from '#web/api/client.ts';

/** A connection that the page has opened, with the server's end of it. */
export interface EventLine {
  readonly path: string;
  readonly isClosed: () => boolean;
  readonly say: (event: string, data?: object) => void;
  readonly end: () => void;
}

/** A server that only keeps streams of events, in the order in which they were opened. */
export function eventLines() {
  const lines: EventLine[] = [];
  const open = (path: string, signal: AbortSignal): Response => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason));
        lines.push({
          path,
          isClosed: () => signal.aborted,
          say: (event, data = {}) =>
            controller.enqueue(
              encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
            ),
          end: () => controller.close(),
        });
      },
    });
    return new Response(body);
  };
  const stream: ApiClient['stream'] = async (path, signal) => open(path, signal);
  return { lines, open, stream };
}
