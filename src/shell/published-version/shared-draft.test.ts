import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../platform/testing-locks.ts'
import { listenToDraft } from './shared-draft.tsx'

/** Connections that were opened. */
const lines: FakeLine[] = []

class FakeLine extends EventTarget {
  readyState = 1
  constructor() {
    super()
    lines.push(this)
  }
  close() {
    this.readyState = 2
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('tab that shows a shared draft', () => {
  beforeEach(() => {
    lines.length = 0
    vi.stubGlobal('EventSource', FakeLine)
    vi.stubGlobal('navigator', { locks: fakeLocks() })
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    const frame = new EventTarget()
    vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it("requests the draft once its connection is open, even if another tab's was open before", async () => {
    const [one, two] = [vi.fn(), vi.fn()]
    const endOne = listenToDraft('a', one)
    await settled()
    lines.at(-1)?.dispatchEvent(new Event('open'))
    expect(one).toHaveBeenCalledTimes(1)
    const endTwo = listenToDraft('a', two)
    await settled()
    // What was stored between rendering and connecting is not announced.
    lines.at(-1)?.dispatchEvent(new Event('open'))
    expect(two).toHaveBeenCalledTimes(1)
    expect(lines.filter(({ readyState }) => readyState === 1)).toHaveLength(1)
    for (const end of [endOne, endTwo]) end()
  })
})
