import { expect, it } from 'vitest'
import { plainWording } from '../../server/domain/site-settings/files/plain-wording.ts'
import { checkWording } from '../../server/domain/tenant-folders/check-wording.ts'
import { textCatalogue } from '../../server/domain/tenant-folders/text-catalogue.ts'
import { siteTexts } from './site-texts.ts'
import { wordingFault } from './wording-row.tsx'

const text = { key: 'greeting', english: 'Hello {{name}}' }

it.each([
  ['Hi {{name}}', null],
  ['Hi', { fault: 'missing', place: '{{name}}' }],
  ['Hi {{name}} {{nam}}', { fault: 'extra', place: '{{nam}}' }],
  ['Hi {{name', { fault: 'extra', place: '{{name' }],
  ['Hi {{name}}\u0000', { fault: 'control' }],
  ['$t(other) {{name}}', { fault: 'control' }],
  [`{{name}} ${'x'.repeat(60)}`, { fault: 'long', most: 42 }],
])('finds the same fault as the server in %j', (words, fault) =>
  expect(wordingFault(words, text)).toEqual(fault),
)

it('offers exactly the texts that the server lets an agency reword', async () => {
  const offered = await siteTexts('en')
  const all = textCatalogue()
  expect(offered.map(({ english }) => english).sort()).toEqual(all.map(({ english }) => english).sort())
  const wording = { en: Object.fromEntries(offered.map(({ key, english }) => [key, english])) }
  const refused = checkWording(plainWording(wording), ['en']).problems
  // Texts composed of others cannot be reworded.
  expect(refused.filter(({ reason }) => !reason.startsWith('calls another'))).toEqual([])
})

it('returns the standard text in the language being worded', async () => {
  const german = await siteTexts('de')
  const differing = german.filter(({ english, text: own }) => english !== own)
  expect(differing.length).toBeGreaterThan(german.length * 0.7)
})
