import { describe, expect, it } from 'vitest'
import { applyChanges, changeTo, invertChanges } from './change.ts'

const document = { agency: { agencyName: 'Aurora' }, posts: [{ slug: 'lisbon', title: 'Lisbon' }] }

describe('changes', () => {
  it('are applied in order, and undone', () => {
    const changes = [
      { pointer: '/agency/agencyName', before: 'Aurora', after: 'Boreal' },
      { pointer: '/agency/city', after: 'Oslo' },
      { pointer: '/posts/lisbon', before: { slug: 'lisbon', title: 'Lisbon' } },
    ]
    const changed = applyChanges(document, changes.slice(0, 2))
    expect(changed).toEqual({ ...document, agency: { agencyName: 'Boreal', city: 'Oslo' } })
    expect(applyChanges(changed ?? {}, invertChanges(changes.slice(0, 2)))).toEqual(document)
  })

  it('are refused if one names a place that does not exist', () => {
    expect(applyChanges(document, [{ pointer: '/posts/rome/title', after: 'Rome' }])).toBeNull()
  })

  it('that set the existing value are dropped', () => {
    expect(changeTo(document, '/agency/agencyName', 'Aurora')).toBeNull()
    expect(changeTo(document, '/agency/city', undefined)).toBeNull()
    expect(changeTo(document, '/agency/city', 'Oslo')).toEqual({ pointer: '/agency/city', after: 'Oslo' })
  })
})
