import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { MOST_SETTINGS_CHARACTERS } from '../apply-draft-changes.ts'
import { type CostlyHtml, costlyHtml, largestSettings } from '../testing-large-settings.ts'
import { checkup } from './run-checks.ts'
import { testSettings } from './testing-site.ts'
import { PIECE_CHARACTERS } from './work-in-pieces.ts'

const remotes = [{ name: 'booking', routes: ['/booknow/hotels'] }]

/** Checks the largest settings and counts the turns that the checks wait for. */
async function checked(kind: CostlyHtml) {
  const settings = largestSettings(testSettings(), kind)
  let turns = 0
  const takeTurn = async () => {
    turns += 1
  }
  const results = await checkup(
    { settings, hosts: ['www.test.example'] },
    { isDemo: true, remotes, takeTurn },
  )
  return { ...results, turns, characters: JSON.stringify(settings).length }
}

describe('the checks of the largest settings', () => {
  it.each(proofCases(Object.keys(costlyHtml) as CostlyHtml[], 2))('let other work run: %s', async (kind) => {
    const { findings, turns, characters } = await checked(kind)
    expect(characters).toBeGreaterThan(0.9 * MOST_SETTINGS_CHARACTERS)
    // No piece reads more HTML than one text may have.
    expect(turns).toBeGreaterThan((0.8 * characters) / PIECE_CHARACTERS)
    expect(findings.length).toBeLessThanOrEqual(200)
    expect(findings.some(({ fix }) => fix)).toBe(true)
    expect(JSON.stringify(findings).length).toBeLessThan(1_500_000)
  })
})
