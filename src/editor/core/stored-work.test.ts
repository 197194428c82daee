import { describe, expect, it } from 'vitest'
import { change } from '../../tenant/settings/change.ts'
import { emptyHistory } from './history.ts'
import { mergeStoredWork, type StoredWork } from './stored-work.ts'

const kept = (...changes: StoredWork['unsaved']['changes']): StoredWork => ({
  history: emptyHistory,
  unsaved: { changes, refused: [], conflicts: [] },
})

describe('what several tabs kept', () => {
  it('is one work with the changes of all', () => {
    const city = change('/agency/city', 'Porto', 'Faro')
    const state = change('/agency/state', '', 'Algarve')
    expect(mergeStoredWork([kept(city), kept(state)])?.unsaved.changes).toEqual([city, state])
    expect(mergeStoredWork([])).toBeUndefined()
  })

  it('asks where two tabs wrote in the same field, so that neither text is lost', () => {
    const both = mergeStoredWork([
      kept(change('/agency/city', 'Porto', 'Faro')),
      kept(change('/agency/city', 'Porto', 'Beja')),
    ])
    expect(both?.unsaved).toMatchObject({
      changes: [{ pointer: '/agency/city', after: 'Faro' }],
      conflicts: [{ pointer: '/agency/city', base: 'Porto', mine: 'Beja', theirs: 'Faro' }],
    })
  })
  it('asks once whether that came which was on its way in a tab', () => {
    const city = change('/agency/city', 'Porto', 'Fa')
    const more = change('/agency/city', 'Fa', 'Faro')
    const call = { gesture: 'g', from: 1, isLost: true }
    const cut = { ...kept(more), unsaved: { ...kept(more).unsaved, sent: [city], call } }
    expect(mergeStoredWork([kept(), cut])?.unsaved).toMatchObject({ sent: [city], call, changes: [more] })
    const state = change('/agency/state', '', 'Algarve')
    expect(mergeStoredWork([kept(state), cut])?.unsaved).toMatchObject({
      sent: [],
      call: null,
      changes: [state, change('/agency/city', 'Porto', 'Faro')],
    })
    const rival = {
      ...kept(),
      unsaved: { ...kept().unsaved, sent: [change('/agency/city', 'Porto', 'Beja')], call },
    }
    expect(mergeStoredWork([rival, cut])?.unsaved.conflicts).toMatchObject([{ mine: 'Faro', theirs: 'Beja' }])
  })
})
