import { expect, it } from 'vitest'
import { languageCodes } from '../tenant/language.ts'
import { formatWait } from './format-wait.ts'

it('uses seconds up to a minute and a half, then minutes rounded up', () => {
  const words = [1, 4.2, 89, 90, 121, 900].map((seconds) => formatWait(seconds, 'en'))
  expect(words).toEqual(['1 second', '5 seconds', '89 seconds', '2 minutes', '3 minutes', '15 minutes'])
})

it('uses each language, with digits 0 to 9', () => {
  const words = languageCodes.map((language) => formatWait(900, language))
  for (const one of words) expect(one).toMatch(/15/)
  expect(new Set(words).size).toBeGreaterThan(5)
  expect(formatWait(5, 'de')).toBe('5 Sekunden')
})
