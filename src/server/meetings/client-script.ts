/** What the document is told when it is written. */
export interface ClientScriptInput {
  /** Where the client loads more of itself. */
  readonly library: string;
  readonly leaveUrl: string;
  /** The only page that is listened to. */
  readonly pageOrigin: string;
}

/** What client 1.9.9 calls its own, as far as it is used. */
interface Client {
  setZoomJSLib(path: string, folder: string): void;
  preLoadWasm(): void;
  prepareJssdk(): void;
  init(options: {
    leaveUrl: string;
    isSupportAV: boolean;
    success: () => void;
    error: () => void;
  }): void;
  join(options: {
    signature: string;
    apiKey: string;
    meetingNumber: string;
    passWord: string;
    userName: string;
    success: () => void;
    error: () => void;
  }): void;
  inMeetingServiceListener(
    event: 'onMeetingStatus',
    listener: (news: { meetingStatus: number }) => void,
  ): void;
}

/**
 * Runs inside the document of the client, and is sent there as text: it may use nothing but what stands in it. The page hands a ticket over; it is
 * told `ready`, `joined`, `lost`, `left` and `failed`, which say nothing about anybody.
 */
export function runClient({ library, leaveUrl, pageOrigin }: ClientScriptInput): void {
  const { ZoomMtg: client } = globalThis as { ZoomMtg?: Client };
  const post = (type: string): void => parent.postMessage({ type }, pageOrigin);
  const fail = (): void => post('failed');
  if (client === undefined) {
    fail();
    return;
  }
  let hasTicket = false;
  const join = (ticket: Record<string, unknown>): void => {
    const text = (name: string): string => {
      const value = ticket[name];
      return typeof value === 'string' ? value : '';
    };
    client.init({
      leaveUrl,
      isSupportAV: true,
      error: fail,
      success() {
        client.inMeetingServiceListener('onMeetingStatus', ({ meetingStatus }) => {
          if (meetingStatus === 2) post('joined');
          if (meetingStatus === 4) post('lost');
          if (meetingStatus === 3) post('left');
        });
        client.join({
          signature: text('signature'),
          apiKey: text('key'),
          meetingNumber: text('number'),
          passWord: text('passcode'),
          userName: text('name'),
          success: () => post('joined'),
          error: fail,
        });
      },
    });
  };
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== pageOrigin || hasTicket) return;
    if (typeof data !== 'object' || data === null) return;
    hasTicket = true;
    join({ ...data });
  });
  client.setZoomJSLib(library, '/av');
  client.preLoadWasm();
  client.prepareJssdk();
  post('ready');
}
