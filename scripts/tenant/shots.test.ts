import { describe, expect, it } from 'vitest'
import { UsageError } from '../command-line/usage-error.ts'
import { shots } from './shots.ts'

describe('tenant shots', () => {
  it.each([
    [['aurroa'], /^There is no tenant "aurroa"\. Did you mean aurora\? There are aurora, /],
    [['aurora', '--pages', 'hom'], /^There is no page "hom"\. Did you mean home\? There are home, results, /],
    [['aurora', '--roles', 'owner'], /^There is no role "owner"\. There are visitor, traveller, agent\./],
    [['aurora', '--languages', 'nl'], /^There is no language "nl"\. /],
    [['aurora', '--widths', '1440,wide'], /^"wide" is not a width: use a whole number of pixels/],
    [['aurora', '--modes', 'dim'], /^There is no mode "dim"\. There are light, dark\./],
    [
      ['northfold', '--pages', 'dashboard'],
      /^These options leave no picture\. northfold has the languages en, fr and the mode auto, and no one signs in by password\./,
    ],
    [
      ['aurora', '--modes', 'light'],
      /^These options leave no picture\. aurora has the languages .* and the mode dark\.$/,
    ],
  ])('explains the fault in %j before anything is built or started', async (args, sentence) => {
    const done = shots(args)
    await expect(done).rejects.toThrow(UsageError)
    await expect(done).rejects.toThrow(sentence)
  })
})
