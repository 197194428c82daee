import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarkupRule } from '../../../contract/types.ts'
import type { MarkupRepository } from '../../domain/pricing/markup-repository.ts'
import type { Store } from './store.ts'
import { openTestStore, testBundle, testContent } from './testing.ts'
import { publishContent } from './testing-publish.ts'

const ada = { id: 'owner', name: 'Ada' }
const percent = (value: number): MarkupRule => ({ kind: 'percent', value })
const at = new Date('2026-11-21T12:00:00Z')

let store: Store
let count = 0
let slug: string
let agencyId: string
let own: MarkupRepository

beforeAll(async () => {
  store = await openTestStore({ clock: () => at })
})
afterAll(() => store.close())
beforeEach(async () => {
  count += 1
  slug = `one-${count}`
  await imported()
  own = store.forAgency(agencyId).markups
})

async function imported(markups?: readonly MarkupRule[], folderHash = crypto.randomUUID()) {
  agencyId = (await store.importTenant(testBundle(slug, { folderHash, ...(markups && { markups }) })))
    .agencyId
}

describe("an agency's markup rules", () => {
  it('are empty at the start', async () => {
    expect(await own.find()).toEqual({ revision: 0, rules: [], updatedAt: null, updatedBy: null })
    expect((await store.agencyBySlug(slug))?.markups).toEqual({ revision: 0, rules: [] })
  })

  it('are changed from the revision that was read, with their author', async () => {
    expect(await own.change({ revision: 0, rules: [percent(15)], by: ada })).toBe(true)
    expect(await own.find()).toEqual({ revision: 1, rules: [percent(15)], updatedAt: at, updatedBy: 'Ada' })
    expect(await own.change({ revision: 0, rules: [percent(20)], by: ada })).toBe(false)
    expect((await own.find()).rules).toEqual([percent(15)])
  })

  it('are unchanged if the same rules are sent again, from any revision', async () => {
    await own.change({ revision: 0, rules: [percent(15)], by: ada })
    expect(await own.change({ revision: 0, rules: [percent(15)], by: { id: 'other', name: 'Bo' } })).toBe(
      true,
    )
    expect(await own.find()).toMatchObject({ revision: 1, updatedBy: 'Ada' })
  })

  it('are changed by one of many simultaneous requests', async () => {
    const wishes = Array.from({ length: 10 }, (_, index) => ({
      revision: 0,
      rules: [percent(index + 1)],
      by: ada,
    }))
    const outcomes = await Promise.all(wishes.map((wish) => own.change(wish)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await own.find()).rules).toEqual(wishes[outcomes.indexOf(true)]?.rules)
  })

  it('are in the cached agency at once, and page caches are notified', async () => {
    const heard: (string | null)[] = []
    const stop = store.onPublished((id) => heard.push(id))
    await own.change({ revision: 0, rules: [percent(15)], by: ada })
    expect(heard).toContain(agencyId)
    expect((await store.agencyBySlug(slug))?.markups).toEqual({ revision: 1, rules: [percent(15)] })
    heard.length = 0
    await own.change({ revision: 1, rules: [percent(15)], by: ada })
    expect(heard).toEqual([])
    stop()
  })

  it('are unchanged if the surrounding transaction fails', async () => {
    const failing = store.forAgency(agencyId).transaction(async ({ markups }) => {
      await markups.change({ revision: 0, rules: [percent(15)], by: ada })
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect((await own.find()).revision).toBe(0)
  })
})

describe('the rules of a folder', () => {
  it('become the agency’s, follow the folder, and are recorded as imported', async () => {
    await imported([percent(8)])
    expect(await own.find()).toMatchObject({ revision: 1, rules: [percent(8)], updatedBy: null })
    expect((await store.agencyBySlug(slug))?.markups.rules).toEqual([percent(8)])
    const entry = { actor: 'import', action: 'markups.change' }
    expect(await store.forAgency(agencyId).audit.latest(1)).toMatchObject([entry])
    await imported([percent(9)])
    expect((await own.find()).rules).toEqual([percent(9)])
    await imported([percent(9)])
    expect((await own.find()).revision).toBe(2)
  })

  it('are ignored once a person has changed the rules', async () => {
    await imported([percent(8)])
    await own.change({ revision: 1, rules: [percent(20)], by: ada })
    await imported([percent(9)])
    expect(await own.find()).toMatchObject({ revision: 2, rules: [percent(20)], updatedBy: 'Ada' })
  })

  it('are also imported for an edited agency, since they are not part of its version', async () => {
    await publishContent(store, agencyId, testContent({ agencyName: 'Edited' }), {
      note: '',
      actor: 'system',
    })
    await imported([percent(8)])
    expect((await store.agencyBySlug(slug))?.agency.agencyName).toBe('Edited')
    expect((await own.find()).rules).toEqual([percent(8)])
  })
})
