import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { emptyHistory } from './history.ts'
import { mergeStoredWork, type StoredWork } from './stored-work.ts'

const storedWork = (...changes: StoredWork['unsaved']['changes']): StoredWork => ({
  history: emptyHistory,
  unsaved: { changes, refused: [], conflicts: [] },
})

describe('stored work of several tabs', () => {
  it('becomes one work with the changes of all', () => {
    const city = change('/agency/city', 'Porto', 'Faro')
    const state = change('/agency/state', '', 'Algarve')
    expect(mergeStoredWork([storedWork(city), storedWork(state)])?.unsaved.changes).toEqual([city, state])
    expect(mergeStoredWork([])).toBeUndefined()
  })

  it('has a conflict if two tabs wrote in one field, so that neither text is lost', () => {
    const both = mergeStoredWork([
      storedWork(change('/agency/city', 'Porto', 'Faro')),
      storedWork(change('/agency/city', 'Porto', 'Beja')),
    ])
    expect(both?.unsaved).toMatchObject({
      changes: [{ pointer: '/agency/city', after: 'Faro' }],
      conflicts: [{ pointer: '/agency/city', base: 'Porto', mine: 'Beja', theirs: 'Faro' }],
    })
  })
  it('checks once whether a tab’s call in progress arrived', () => {
    const city = change('/agency/city', 'Porto', 'Fa')
    const more = change('/agency/city', 'Fa', 'Faro')
    const call = { gesture: 'g', from: 1, isLost: true }
    const cut = { ...storedWork(more), unsaved: { ...storedWork(more).unsaved, sent: [city], call } }
    expect(mergeStoredWork([storedWork(), cut])?.unsaved).toMatchObject({
      sent: [city],
      call,
      changes: [more],
    })
    const state = change('/agency/state', '', 'Algarve')
    expect(mergeStoredWork([storedWork(state), cut])?.unsaved).toMatchObject({
      sent: [],
      call: null,
      changes: [state, change('/agency/city', 'Porto', 'Faro')],
    })
    const rival = {
      ...storedWork(),
      unsaved: { ...storedWork().unsaved, sent: [change('/agency/city', 'Porto', 'Beja')], call },
    }
    expect(mergeStoredWork([rival, cut])?.unsaved.conflicts).toMatchObject([{ mine: 'Faro', theirs: 'Beja' }])
  })
})
