// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { emptyHistory } from './history.ts'
import { storeInBrowser } from './store-in-browser.ts'
import type { StoredWork } from './stored-work.ts'

/** The browser's large store, which may not finish before its page closes. */
const slow = vi.hoisted(() => ({ stored: new Map<string, unknown>(), isDead: false }))
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => slow.stored.get(key),
  keys: async () => [...slow.stored.keys()],
  del: async (key: string) => slow.stored.delete(key),
  set: (key: string, value: unknown) =>
    slow.isDead ? new Promise(() => {}) : Promise.resolve(void slow.stored.set(key, value)),
}))

beforeEach(() => {
  slow.stored.clear()
  slow.isDead = false
  localStorage.clear()
})

const work = (text: string): StoredWork => ({
  history: emptyHistory,
  unsaved: { changes: [change('/agency/city', 'Porto', text)], refused: [], conflicts: [] },
})
const textOf = (stored: StoredWork | undefined) => stored?.unsaved.changes.map(({ after }) => after)
const open = () => storeInBrowser('aurora', 'ada')

describe('work stored by a closed page', () => {
  it('has the last letters, even if the large store never answered', async () => {
    const keep = await open()
    await keep.write(work('Typing and reload in the'))
    slow.isDead = true
    keep.writeAtOnce?.(work('Typing and reload in the mid'))
    void keep.write(work('Typing and reload in the mid'))
    slow.isDead = false
    expect(textOf(await (await open()).read())).toEqual(['Typing and reload in the mid'])
  })

  it('belongs to one person, and is older than what is stored after it', async () => {
    const keep = await open()
    keep.writeAtOnce?.(work('Left'))
    expect(await (await storeInBrowser('aurora', 'ben')).read()).toBeUndefined()
    await keep.write(work('Went on'))
    expect(textOf(await (await open()).read())).toEqual(['Went on'])
    expect(localStorage).toHaveLength(0)
  })

  it('has the changes without the history if there is no room for both', async () => {
    const keep = await open()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    keep.writeAtOnce?.({ ...work('Left'), history: { ...emptyHistory, past: [[]] } as never })
    full.mockRestore()
    const read = await (await open()).read()
    expect([textOf(read), read?.history]).toEqual([['Left'], emptyHistory])
  })
})
