import { describe, expect, it } from 'vitest'
import { isMentionedBy, mentionedKeys } from './mentioned-keys.ts'

const code = `
  text('trips.title', { name: 'not.a.key' })
  text(isOver ? 'hold.over' : \`hold.\${state}\`)
  text([\`charge.\${code}\`, 'charge.other'])
  context('no.text')
  const titles = { a: 'hotel/deal.title' }
`

describe('mentioned keys', () => {
  it('are those of text calls, including each branch of a choice', () => {
    expect([...mentionedKeys(code)]).toEqual(['trips.title', 'hold.over', 'charge.other'])
  })

  it('include prefixes that keys are built from, and titles that name their texts', () => {
    const isSaid = isMentionedBy(code)
    expect(['trips.title', 'hold.on', 'charge.vat', 'deal.title'].filter((key) => !isSaid(key))).toEqual([])
    expect(isSaid('trips.lead')).toBe(false)
  })
})
