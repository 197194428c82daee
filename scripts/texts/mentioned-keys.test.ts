import { describe, expect, it } from 'vitest'
import { isMentionedBy, mentionedKeys } from './mentioned-keys.ts'

const code = `
  text('trips.title', { name: 'not.a.key' })
  text(isOver ? 'hold.over' : \`hold.\${state}\`)
  text([\`charge.\${code}\`, 'charge.other'])
  context('no.text')
  const titles = { a: 'hotel/deal.title' }
`

describe('the texts that code says', () => {
  it('are the keys of its calls, each of a choice among them', () => {
    expect([...mentionedKeys(code)]).toEqual(['trips.title', 'hold.over', 'charge.other'])
  })

  it('include those with a beginning that it builds keys from, and titles that name their texts', () => {
    const isSaid = isMentionedBy(code)
    expect(['trips.title', 'hold.on', 'charge.vat', 'deal.title'].filter((key) => !isSaid(key))).toEqual([])
    expect(isSaid('trips.lead')).toBe(false)
  })
})
