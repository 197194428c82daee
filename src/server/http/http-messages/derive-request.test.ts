import { describe, expect, it } from 'vitest'
import { deriveRequest } from './derive-request.ts'

describe('deriveRequest', () => {
  it('keeps address, method and body, and replaces headers', async () => {
    const original = new Request('http://a.example/x?y=1', {
      method: 'PUT',
      body: 'text',
      headers: { cookie: 'a=1' },
    })
    const derived = deriveRequest(original, { headers: new Headers({ 'x-new': '1' }) })
    expect([derived.url, derived.method]).toEqual(['http://a.example/x?y=1', 'PUT'])
    expect([...derived.headers.keys()]).not.toContain('cookie')
    expect(derived.headers.get('x-new')).toBe('1')
    expect(await derived.text()).toBe('text')
  })

  it("is aborted by the given signal, or else by the original's", () => {
    const client = new AbortController()
    const original = new Request('http://a.example/', { signal: client.signal })
    const own = deriveRequest(original, {})
    const other = deriveRequest(original, { signal: new AbortController().signal })
    client.abort()
    expect(own.signal.aborted).toBe(true)
    expect(other.signal.aborted).toBe(false)
  })
})
