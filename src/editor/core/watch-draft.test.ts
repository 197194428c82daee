import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../platform/testing-locks.ts'
import type { DraftNews } from './draft-api.ts'
import { createDraftWatch } from './watch-draft.ts'

const lines: FakeLine[] = []

class FakeLine extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    lines.push(this)
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  refuse() {
    this.readyState = 2
    this.onerror?.()
  }
  say(kind: string, data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    this.dispatchEvent(new MessageEvent(kind, { data: text }))
  }
  close() {
    this.readyState = 2
  }
}

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeLine)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open() {
  const watch = createDraftWatch('agency')
  const news: DraftNews[] = []
  const stop = watch.watch('ana', (one) => news.push(one))
  return { watch, news, stop }
}

describe('event stream of a draft', () => {
  it('requests a resync on each connection, including the first', () => {
    const { news, stop } = open()
    lines[0]?.open()
    expect(news).toEqual([{ kind: 'resync' }])
    lines[0]?.open()
    expect(news).toHaveLength(2)
    stop()
    expect(lines[0]?.readyState).toBe(2)
  })

  it('reconnects after a refusal, at growing intervals', async () => {
    const { news, stop } = open()
    lines[0]?.refuse()
    await vi.advanceTimersByTimeAsync(4_600)
    expect(lines).toHaveLength(2)
    lines[1]?.refuse()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(lines).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(6_200)
    lines[2]?.open()
    expect(news).toEqual([{ kind: 'resync' }])
    lines[2]?.refuse()
    // It was connected, so the interval starts again.
    await vi.advanceTimersByTimeAsync(4_600)
    expect(lines).toHaveLength(4)
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(lines).toHaveLength(4)
  })

  it('reconnects at once when a call succeeds, as after logging in', async () => {
    const { watch, stop } = open()
    for (let refusals = 0; refusals < 6; refusals += 1) {
      lines.at(-1)?.refuse()
      await vi.advanceTimersByTimeAsync(100_000)
    }
    lines.at(-1)?.refuse()
    const before = lines.length
    watch.answered()
    expect(lines).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(2_000)
    watch.answered()
    watch.answered()
    expect(lines).toHaveLength(before + 1)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(lines).toHaveLength(before + 1)
    stop()
    watch.answered()
    expect(lines).toHaveLength(before + 1)
  })

  it('passes on events, and requests a resync for unreadable ones', () => {
    const { news, stop } = open()
    const by = { id: 'bo', name: 'Bo' }
    lines[0]?.say('draft', { revision: 4, by })
    lines[0]?.say('draft', 'no JSON')
    lines[0]?.say('discarded', { by, revision: 5 })
    lines[0]?.say('presence', 'null')
    lines[0]?.say('resync', {})
    expect(news).toEqual([
      { kind: 'draft', revision: 4, by },
      { kind: 'resync' },
      { kind: 'discarded', by, revision: 5 },
      { kind: 'presence', people: [] },
      { kind: 'resync' },
    ])
    stop()
  })
  it('is shared by a person’s tabs, held by the latest one, and passes events on', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const settled = () => vi.advanceTimersByTimeAsync(10)
    const isOpen = ({ readyState }: FakeLine) => readyState !== FakeLine.CLOSED
    const one = open()
    await settled()
    const two = open()
    await settled()
    expect(lines.map(isOpen)).toEqual([false, true])
    lines[1]?.open()
    lines[1]?.say('draft', { revision: 4 })
    expect(two.news).toEqual([{ kind: 'resync' }, { kind: 'draft', revision: 4 }])
    vi.useRealTimers()
    await vi.waitFor(() => expect(one.news).toEqual(two.news))
    two.stop()
    await vi.waitFor(() => expect(lines.map(isOpen)).toEqual([false, false, true]))
    one.stop()
    expect(lines.filter(isOpen)).toEqual([])
  })

  it('ignores messages from another tab that are no events', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    const { news, stop } = open()
    const other = new BroadcastChannel('livery-draft-agency-ana')
    for (const said of [null, 'draft', { kind: 'somersault' }, { kind: 'resync' }]) other.postMessage(said)
    vi.useRealTimers()
    await vi.waitFor(() => expect(news).toEqual([{ kind: 'resync' }]))
    other.close()
    stop()
  })
})
