import { describe, expect, it } from 'vitest'
import { readBody } from './read-body.ts'

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://a.example/', { method: 'POST', body, headers })

describe('readBody', () => {
  it('returns the text, and an empty one without a body', async () => {
    expect(await readBody(post('{"a":"é"}'))).toBe('{"a":"é"}')
    expect(await readBody(post(null))).toBe('')
    expect(await readBody(new Request('http://a.example/'))).toBe('')
  })

  it('accepts a body of the limit and refuses one byte more with 413', async () => {
    expect(await readBody(post('a'.repeat(10)), 10)).toHaveLength(10)
    await expect(readBody(post('a'.repeat(11)), 10)).rejects.toMatchObject({
      status: 413,
      code: 'payload_too_large',
    })
  })

  it('does not rely on Content-Length: cuts long streams, refuses large claims at once', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1000))
      },
    })
    const request = new Request('http://a.example/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit)
    await expect(readBody(request, 5000)).rejects.toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(20)
    await expect(readBody(post('a', { 'content-length': '999999' }), 10)).rejects.toMatchObject({
      status: 413,
    })
  })

  it('refuses bytes that are not UTF-8 with 400', async () => {
    await expect(readBody(post(new Uint8Array([0xff, 0xfe])))).rejects.toMatchObject({
      status: 400,
      code: 'bad_request',
    })
  })
})
