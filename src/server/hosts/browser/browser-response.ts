/**
 * Browsers hide and drop forbidden headers (`cookie`, `origin`, `set-cookie`) in every Request and Response. In the
 * worker the app is the other end of the network, so its requests and responses keep them, as in Node. Imported
 * before the app, which finds these classes under the usual names.
 */
const BrowserRequest = globalThis.Request
const BrowserResponse = globalThis.Response

/** True if the browser exposes a request's body as a stream and accepts one. Firefox does neither. */
const showsBody = new BrowserRequest('https://any.invalid', { method: 'POST', body: '' }).body !== undefined

class UnguardedRequest extends BrowserRequest {
  readonly #headers: Headers
  #body: ReadableStream<Uint8Array<ArrayBuffer>> | null

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, showsBody ? init : withoutStream(init))
    // A form's boundary is chosen at each serialisation, so the content type is taken from the body that is read.
    const written = showsBody || init.body == null ? null : new BrowserResponse(init.body)
    this.#body = written ? written.body : input instanceof UnguardedRequest ? input.#body : null
    this.#headers = new Headers(init.headers ?? (input instanceof BrowserRequest ? input.headers : undefined))
    withType(this.#headers, written ? written.headers : super.headers)
  }

  override get headers(): Headers {
    return this.#headers
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return showsBody ? super.body : this.#body
  }

  override clone(): Request {
    const copy = new UnguardedRequest(super.clone(), { headers: this.#headers })
    if (this.#body !== null) [this.#body, copy.#body] = this.#body.tee()
    return copy
  }
}

/** The parts of a request with a separate body. */
function withoutStream({ body, ...init }: RequestInit): RequestInit {
  return body instanceof ReadableStream ? init : { ...init, body: body ?? null }
}

class UnguardedResponse extends BrowserResponse {
  readonly #headers: Headers

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init)
    this.#headers = new Headers(init.headers)
    withType(this.#headers, super.headers)
  }

  override get headers(): Headers {
    return this.#headers
  }

  override clone(): Response {
    const { body, status, statusText } = super.clone()
    return new UnguardedResponse(body, { status, statusText, headers: this.#headers })
  }

  static override json(data: unknown, init: ResponseInit = {}): Response {
    const headers = new Headers(init.headers)
    if (!headers.has('content-type')) headers.set('content-type', 'application/json')
    return new UnguardedResponse(JSON.stringify(data), { ...init, headers })
  }

  /** `fetch` returns one of these too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return BrowserResponse[Symbol.hasInstance](value)
  }
}

/** The constructor sets the body's content type if there is none. */
function withType(headers: Headers, own: Headers): void {
  const type = own.get('content-type')
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
}

/** Returns an app's response as one that the browser accepts; store its cookies first. */
export function browserResponse(response: Response): Response {
  const { body, status, statusText, headers } = response
  return new BrowserResponse(body, { status, statusText, headers })
}

Object.assign(globalThis, { Request: UnguardedRequest, Response: UnguardedResponse })
