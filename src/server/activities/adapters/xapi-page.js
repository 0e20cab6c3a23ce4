// Stands first in every page of a cmi5 package: whatever the page asks of the endpoint that it was given is answered by the page of ours around it, and
// never leaves the browser. A plain script, because it has to be there before those of the page.
(() => {
  const recordsIn = (view) => {
    try {
      return view.waymarkRecords;
    } catch {
      return undefined;
    }
  };
  let view = globalThis.window;
  let records = recordsIn(view);
  while (!records && view.parent !== view) {
    view = view.parent;
    records = recordsIn(view);
  }
  if (!records) return;

  const { endpoint } = records;
  const pathIn = (address) => {
    const url = URL.parse(String(address), globalThis.document.baseURI)?.href ?? '';
    return url.startsWith(endpoint) ? url.slice(endpoint.length) : null;
  };
  const textIn = (body) =>
    body instanceof ArrayBuffer || ArrayBuffer.isView(body)
      ? new TextDecoder().decode(body)
      : String(body ?? '');

  const { fetch: send } = globalThis;
  globalThis.fetch = async (input, init) => {
    const path = pathIn(input instanceof Request ? input.url : input);
    if (path === null) return send.call(globalThis, input, init);
    const request = new Request(input, init);
    const { status, type, body } = records.answer({
      method: request.method,
      path,
      authorization: request.headers.get('authorization') ?? undefined,
      type: request.headers.get('content-type') ?? undefined,
      body: await request.text(),
    });
    const headers = { 'content-type': type, 'x-experience-api-version': '1.0.3' };
    return new Response(status === 204 ? null : body, { status, headers });
  };

  /** Requests to the endpoint, which are never opened: what was asked, and what was answered. */
  const asked = new WeakMap();
  const { prototype } = globalThis.XMLHttpRequest;
  const shown = {
    readyState: ({ state }) => state,
    status: ({ answer }) => answer?.status ?? 0,
    statusText: () => '',
    responseText: ({ answer }) => answer?.body ?? '',
    response: ({ answer }, { responseType }) =>
      responseType === 'json' ? jsonIn(answer?.body) : (answer?.body ?? ''),
    responseURL: ({ url }) => url,
  };
  const jsonIn = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  for (const [name, read] of Object.entries(shown)) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      get() {
        const request = asked.get(this);
        return request ? read(request, this) : own.get.call(this);
      },
    });
  }
  /** Calls of a request to the endpoint are answered by `ours`; those of any other go where they went. */
  const replace = (name, ours) => {
    const own = prototype[name];
    prototype[name] = function replaced(...given) {
      const request = asked.get(this);
      return request ? ours.call(this, request, ...given) : own.apply(this, given);
    };
  };

  const { open } = prototype;
  prototype.open = function opened(method, address, isAsync = true, ...more) {
    const path = pathIn(address);
    asked.delete(this);
    if (path === null) return open.call(this, method, address, isAsync, ...more);
    const url = `${endpoint}${path}`;
    asked.set(this, { method: method.toUpperCase(), path, url, isAsync, headers: {}, state: 1 });
    this.dispatchEvent(new Event('readystatechange'));
  };
  replace('setRequestHeader', (request, name, value) => {
    request.headers[String(name).toLowerCase()] = String(value);
  });
  replace('abort', (request) => {
    request.isAborted = true;
  });
  replace('overrideMimeType', () => undefined);
  const headersOf = ({ answer }) =>
    answer ? { 'content-type': answer.type, 'x-experience-api-version': '1.0.3' } : {};
  replace('getResponseHeader', (request, name) => headersOf(request)[name.toLowerCase()] ?? null);
  replace('getAllResponseHeaders', (request) =>
    Object.entries(headersOf(request))
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
  );
  replace('send', function sent(request, body) {
    const answer = records.answer({
      method: request.method,
      path: request.path,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      body: textIn(body),
    });
    const finish = () => {
      if (request.isAborted) return;
      Object.assign(request, { answer, state: 4 });
      for (const event of ['readystatechange', 'load', 'loadend'])
        this.dispatchEvent(new Event(event));
    };
    if (request.isAsync) setTimeout(finish, 0);
    else finish();
  });
})();
