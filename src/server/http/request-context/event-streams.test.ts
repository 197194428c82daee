import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventStreams, type SendEvent } from './event-streams.ts'

const call = (clientAddress: string | null = '192.0.2.1', signal = new AbortController().signal) => ({
  method: 'GET',
  signal,
  clientAddress,
  agencyId: 'aurora',
  isEditor: false,
})
const quiet = () => () => {}

/** Waits for the text that has been sent. */
function reading(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('nothing is sent')
  let text = ''
  let isOver = false
  const decoder = new TextDecoder()
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value)
    }
    isOver = true
  })()
  return { reader, text: () => text, isOver: () => isOver }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const soon = () => vi.advanceTimersByTimeAsync(0)

describe('server-sent events', () => {
  it('send a retry time, events, and regular signs of life', async () => {
    const streams = createEventStreams()
    let send: SendEvent = () => {}
    const response = streams.open(call(), (tell) => {
      send = tell
      return () => {}
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const read = reading(response)
    send('version', 7)
    await soon()
    expect(read.text()).toMatch(/^retry: \d{4}\n\nevent: version\ndata: 7\n\n$/)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(read.text()).toMatch(/\n\n:\n\n$/)
  })

  it('stop when their reader leaves, by the connection or by the signal', async () => {
    const streams = createEventStreams({ visitors: { perLine: 1 } })
    const stop = vi.fn()
    const gone = new AbortController()
    streams.open(call('192.0.2.1', gone.signal), () => stop)
    gone.abort()
    expect(stop).toHaveBeenCalledTimes(1)
    const { reader } = reading(streams.open(call(), () => stop))
    await reader.cancel()
    expect(stop).toHaveBeenCalledTimes(2)
    // There is room again.
    streams.open(call(), () => stop)
  })

  it("are refused past a network's limit, with Retry-After, and not to others", () => {
    const streams = createEventStreams({ visitors: { perLine: 2 } })
    for (let i = 0; i < 2; i += 1) streams.open(call(), quiet)
    expect(() => streams.open(call(), quiet)).toThrow('rate_limited')
    expect(streams.open(call('192.0.2.2'), quiet).status).toBe(200)
  })

  it('are refused to one customer with many IPv6 networks, and not to others', () => {
    const streams = createEventStreams()
    let opened = 0
    const household = () => {
      for (let net = 0; net < 64; net += 1) {
        for (let line = 0; line < 200; line += 1) {
          streams.open(call(`2001:db8:7:${net.toString(16)}::1`), quiet)
          opened += 1
        }
      }
    }
    expect(household).toThrow('rate_limited')
    expect(opened).toBeLessThan(1000)
    expect(streams.open(call('2001:db8:8::1'), quiet).status).toBe(200)
  })

  it('of one agency leave room for those of others', () => {
    const streams = createEventStreams({ visitors: { perAgency: 2 } })
    for (let i = 0; i < 2; i += 1) streams.open(call(`192.0.2.${i}`), quiet)
    expect(() => streams.open(call('192.0.2.9'), quiet)).toThrow('overloaded')
    expect(streams.open({ ...call(), agencyId: 'meridian' }, quiet).status).toBe(200)
  })

  it('are refused by a full server, which has separate places for editors', () => {
    const streams = createEventStreams({ visitors: { inAll: 1 }, editors: { inAll: 1 } })
    streams.open(call(), quiet)
    expect(() => streams.open(call('192.0.2.2'), quiet)).toThrow('overloaded')
    const editor = { ...call(), isEditor: true }
    expect(streams.open(editor, quiet).status).toBe(200)
    expect(() => streams.open(editor, quiet)).toThrow('overloaded')
  })

  it('do not count as one network if the address is unknown', () => {
    const streams = createEventStreams({ visitors: { perLine: 1, perSite: 1, perAgency: 3 } })
    for (let i = 0; i < 3; i += 1) expect(streams.open(call(null), quiet).status).toBe(200)
    expect(() => streams.open(call(null), quiet)).toThrow('overloaded')
  })

  it('end with the server, which accepts no others', async () => {
    const streams = createEventStreams()
    const read = reading(streams.open(call(), () => () => {}))
    streams.end()
    await soon()
    expect(read.isOver()).toBe(true)
    expect(() => streams.open(call(), () => () => {})).toThrow('overloaded')
  })

  it('end at the next sign of life after the listener loses permission', async () => {
    const streams = createEventStreams()
    let may = true
    const read = reading(
      streams.open(
        call(),
        () => () => {},
        async () => may,
      ),
    )
    await vi.advanceTimersByTimeAsync(25_000)
    expect(read.isOver()).toBe(false)
    may = false
    await vi.advanceTimersByTimeAsync(25_000)
    expect(read.isOver()).toBe(true)
  })

  it('keep nothing open for a HEAD', () => {
    const streams = createEventStreams({ visitors: { inAll: 0 } })
    expect(streams.open({ ...call(), method: 'HEAD' }, quiet).body).toBeNull()
  })
})
