import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const NodeRequest = globalThis.Request

/**
 * A request as in Firefox: its body can be read, but is not exposed as a stream, and a stream is not accepted as a
 * body.
 */
class BodilessRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init.body instanceof ReadableStream ? { ...init, body: String(init.body) } : init)
  }

  // @ts-expect-error: Node's always has one
  override get body(): undefined {
    return undefined
  }
}

const address = 'http://aurora.localhost/api/user/login'
const sent = { method: 'POST', headers: { cookie: 'session=1' }, body: '{"email":"é"}' }
const textOf = (request: Request) => new Response(request.body).text()

describe.each([
  ['shows bodies as streams', NodeRequest],
  ['does not', BodilessRequest],
])('a request in the worker of a browser that %s', (_name, BrowserRequest) => {
  beforeEach(async () => {
    vi.stubGlobal('Request', BrowserRequest)
    vi.stubGlobal('Response', globalThis.Response)
    vi.resetModules()
    await import('./browser-response.ts')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('returns its body, and the forbidden headers', async () => {
    const request = new Request(address, sent)
    expect(request.headers.get('cookie')).toBe('session=1')
    expect(request.headers.get('content-type')).toBe('text/plain;charset=UTF-8')
    expect(await textOf(request)).toBe(sent.body)
  })

  it("returns a form's parts by its content type", async () => {
    const form = new FormData()
    form.set('email', 'é')
    const request = new Request(address, { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
    const read = new Response(request.body, { headers: { 'content-type': type } })
    expect((await read.formData()).get('email')).toBe('é')
    const copy = new Request(address, {
      method: 'POST',
      body: form,
      headers: { cookie: 'session=1' },
    }).clone()
    const kind = { 'content-type': copy.headers.get('content-type') ?? '' }
    expect((await new Response(copy.body, { headers: kind }).formData()).get('email')).toBe('é')
  })

  it('has no body if none was sent', () => {
    expect(new Request(address).body).toBeNull()
    expect(new Request(address, { method: 'DELETE' }).body).toBeNull()
  })

  it('passes its body on as a stream, like a request made from another', async () => {
    const first = new Request(address, sent)
    const { method, headers, body } = first
    const derived = new Request(address, { method, headers, body, duplex: 'half' } as RequestInit)
    expect(derived.headers.get('cookie')).toBe('session=1')
    expect(await textOf(derived)).toBe(sent.body)
    expect(await textOf(new Request(new Request(address, sent)))).toBe(sent.body)
  })

  it('can be read twice if it was cloned before', async () => {
    const request = new Request(address, sent)
    const copy = request.clone()
    expect(copy.headers.get('cookie')).toBe('session=1')
    expect([await textOf(request), await textOf(copy)]).toEqual([sent.body, sent.body])
  })
})
