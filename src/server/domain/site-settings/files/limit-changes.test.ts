import { describe, expect, it } from 'vitest'
import { applyChanges } from '../../../../tenant/settings/change.ts'
import { settingsDiff } from '../../../../tenant/settings/settings-diff.ts'
import { limitChanges } from './limit-changes.ts'

const words = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key.${at}`, text]))
const document = (text: string) => ({
  agency: { agencyName: text, home: { headline: text, subline: text }, isSubscribed: true },
  wording: { en: words(30, text), de: words(8, text) },
})

describe('mergeChanges', () => {
  const [before, after] = [document('old'), document('new')]
  const changes = settingsDiff(before, after)

  it('leaves a number that fits in one call unchanged', () => {
    expect(limitChanges(changes, before, after, changes.length)).toEqual(changes)
  })

  it.each([20, 12, 5, 1])(
    'merges changes under their most frequent parent, down to %i or up to platform fields',
    (most) => {
      const fewer = limitChanges(changes, before, after, most)
      expect(fewer.length).toBeLessThanOrEqual(Math.max(most, 4))
      expect(applyChanges(before, fewer)).toEqual(after)
      expect(fewer.map(({ pointer }) => pointer)).not.toContain('/agency')
      expect(fewer.map(({ pointer }) => pointer)).toContain('/agency/agencyName')
    },
  )
})
