import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../platform/testing-locks.ts'
import { listenToVersions } from './use-new-version.ts'

/** Connections that were opened. */
const lines: FakeLine[] = []

class FakeLine extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    lines.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('version', { data }))
  }
}

/** State of a tab: visible, hidden or left. */
let view: EventTarget & { visibilityState: string }
function become(visibilityState: 'visible' | 'hidden') {
  view.visibilityState = visibilityState
  view.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  lines.length = 0
  vi.stubGlobal('EventSource', FakeLine)
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', view)
  const frame = new EventTarget()
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  vi.stubGlobal('dispatchEvent', frame.dispatchEvent.bind(frame))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('tabs of a browser', () => {
  it('receive versions over one connection, which another tab takes over', async () => {
    const [one, two] = [vi.fn(), vi.fn()]
    const endOne = listenToVersions('a', one)
    const endTwo = listenToVersions('a', two)
    await settled()
    expect(lines.map(({ url }) => url)).toEqual(['/api/agency/events'])
    lines[0]?.say('7')
    await vi.waitFor(() => expect(two).toHaveBeenCalledWith(7))
    expect(one).toHaveBeenCalledWith(7)
    endOne()
    await settled()
    expect(lines).toHaveLength(2)
    expect(lines[0]?.readyState).toBe(2)
    lines[1]?.say('8')
    expect(two).toHaveBeenCalledWith(8)
    expect(one).not.toHaveBeenCalledWith(8)
    endTwo()
  })

  it('ignore invalid versions', async () => {
    const notify = vi.fn()
    const end = listenToVersions('b', notify)
    await settled()
    for (const text of ['', 'x', '1.5', '{}']) lines[0]?.say(text)
    expect(notify).not.toHaveBeenCalled()
    end()
  })

  it('reconnect after a refusal, at different moments', async () => {
    const end = listenToVersions('c', vi.fn())
    await settled()
    lines[0]?.close()
    lines[0]?.onerror?.()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(62_000)
    expect(lines).toHaveLength(2)
    end()
  })

  it('reconnect from the tab that becomes visible, since the connected one may be asleep', async () => {
    const [asleep, seen] = [vi.fn(), vi.fn()]
    const endOne = listenToVersions('d', asleep)
    const endTwo = listenToVersions('d', seen)
    await settled()
    expect(lines).toHaveLength(1)
    become('hidden')
    become('visible')
    await settled()
    // Both tabs share one document here and reconnect; the last has the only connection.
    expect(lines.filter(({ readyState }) => readyState === 1)).toHaveLength(1)
    lines.at(-1)?.say('9')
    await vi.waitFor(() => expect(asleep).toHaveBeenCalledWith(9))
    expect(seen).toHaveBeenCalledWith(9)
    endTwo()
    await settled()
    // It waited for the lock again.
    expect(lines.filter(({ readyState }) => readyState === 1)).toHaveLength(1)
    endOne()
    await settled()
    expect(lines.filter(({ readyState }) => readyState === 1)).toEqual([])
  })

  it('release the connection while a page is left, and reconnect on return', async () => {
    const notify = vi.fn()
    const end = listenToVersions('e', notify)
    await settled()
    dispatchEvent(new Event('pagehide'))
    expect(lines[0]?.readyState).toBe(2)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settled()
    expect(lines).toHaveLength(2)
    lines[1]?.say('4')
    expect(notify).toHaveBeenCalledWith(4)
    end()
  })

  it('connect separately while visible if the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const notify = vi.fn()
    const end = listenToVersions('f', notify)
    await settled()
    expect(lines).toHaveLength(1)
    lines[0]?.say('3')
    expect(notify).toHaveBeenCalledWith(3)
    become('hidden')
    expect(lines[0]?.readyState).toBe(2)
    become('visible')
    await settled()
    expect(lines).toHaveLength(2)
    end()
    expect(lines[1]?.readyState).toBe(2)
  })

  it('do without connections if the browser has none, and learn of versions from their next call', () => {
    vi.stubGlobal('EventSource', undefined)
    Reflect.deleteProperty(globalThis, 'EventSource')
    listenToVersions('g', vi.fn())()
    expect(lines).toEqual([])
  })
})
