import { describe, expect, it } from 'vitest'
import { changeField } from './change-field.ts'
import { fieldAt } from './field-table.ts'

function change(settings: Parameters<typeof changeField>[0], pointer: string, value: string | undefined) {
  const field = fieldAt(pointer)
  if (!field) throw new Error(pointer)
  return changeField(settings, field, value)
}

describe('change of a field', () => {
  it('covers only the field if its parent exists', () => {
    const settings = { about: { isEnabled: true, title: 'Us', content: '' } }
    expect(change(settings, '/about/title', 'We')).toEqual({
      pointer: '/about/title',
      before: 'Us',
      after: 'We',
    })
    expect(change(settings, '/about/title', 'Us')).toBeNull()
  })

  it('creates a missing parent with everything that it requires', () => {
    expect(change({ agency: {} }, '/about/title', 'We')).toEqual({
      pointer: '/about',
      after: { isEnabled: false, title: 'We', content: '' },
    })
    expect(change({ agency: {} }, '/agency/theme/radius', 'none')).toEqual({
      pointer: '/agency/theme',
      after: { radius: 'none' },
    })
  })

  it('removes nothing from what does not exist', () => {
    expect(change({ agency: {} }, '/agency/theme/radius', undefined)).toBeNull()
  })
})
