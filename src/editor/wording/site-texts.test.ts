import { beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../tenant/language.ts'
import { findTexts, type SiteText, siteTexts } from './site-texts.ts'
import { findWordingGroup, wordingGroups } from './wording-groups.ts'

const files = import.meta.glob<Record<string, string>>('../text/*.json', { eager: true, import: 'default' })
const namesIn = (language: string) => (group: string) =>
  files[`../text/${language}.json`]?.[`words.group.${group}`] ?? ''

let german: readonly SiteText[]
let arabic: readonly SiteText[]
beforeAll(async () => {
  german = await siteTexts('de')
  arabic = await siteTexts('ar')
})

describe('texts of the site', () => {
  it('each belong to a group, and every group has some', () => {
    const groups = new Set(german.map(({ group }) => group))
    expect([...groups].toSorted()).toEqual(wordingGroups.filter((group) => group !== 'other').toSorted())
  })

  it('of a new part are not lost', () => {
    expect(findWordingGroup('loyalty', 'points.title')).toBe('other')
    expect(findWordingGroup('shell', '__proto__.title')).toBe('other')
    expect(findWordingGroup('hotel', 'rooms.title')).toBe('hotels')
  })

  it('of a booking are in the group of their page', () => {
    const keys = ['checkout.title', 'payment.title', 'confirmation.title', 'wallet.title', 'incidents.title']
    expect(keys.map((key) => findWordingGroup('booking', key))).toEqual([
      'checkout',
      'payment',
      'confirmation',
      'trips',
      'bookings',
    ])
    expect(findWordingGroup('hotel', 'deal.title')).toBe(findWordingGroup('shell', 'deal.title'))
    expect(findWordingGroup('booking', 'propose.title')).toBe('offers')
    expect(findWordingGroup('hotel', 'checkout.hold')).toBe('checkout')
    expect(findWordingGroup('shell', 'payment.visa')).toBe('footer')
  })

  it('are in groups that have names in nine languages', () => {
    for (const language of languageCodes) {
      const names = wordingGroups.map(namesIn(language))
      expect(names.filter(Boolean), language).toHaveLength(wordingGroups.length)
      expect(new Set(names).size, language).toBe(wordingGroups.length)
    }
    for (const group of wordingGroups) expect(namesIn('ar')(group), group).toMatch(/^[\u0600-\u06ff ]+$/)
  })
})

describe('findTexts', () => {
  const find = (query: string, own: Record<string, string> = {}) =>
    findTexts(query, german, { own, nameOf: namesIn('de') })

  it('returns all texts for an empty search', () => expect(find('  ')).toBe(german))

  it('finds by text, in the language or in English, and by the agency’s wording', () => {
    const [follow] = find('follow us')
    expect(follow).toMatchObject({ key: 'footer.followUs', group: 'footer' })
    expect(find(follow?.text ?? '')).toContain(follow)
    const [text] = german
    expect(find('zauberhaft', { [text?.key ?? '']: 'Zauberhaftes' })).toEqual([text])
  })

  it('finds all words in any order, regardless of accents and capitals', () => {
    const [title] = find('PASSWORT vergessen')
    expect(title).toBeDefined()
    expect(find('vergessen passwort')).toContain(title)
    expect(find('fusszeile').every(({ group }) => group === 'footer')).toBe(true)
  })

  it('finds texts in a group of that name after texts with those words', () => {
    const found = find('anmelden')
    const said = found.findIndex(({ text, english, key }) => !/anmelden/i.test(`${text} ${english} ${key}`))
    expect(said).toBeGreaterThan(0)
    expect(found.slice(said).every(({ group }) => /anmelden/i.test(namesIn('de')(group)))).toBe(true)
    const inArabic = findTexts(namesIn('ar')('footer'), arabic, { own: {}, nameOf: namesIn('ar') })
    expect(inArabic.length).toBe(arabic.filter(({ group }) => group === 'footer').length)
  })

  it('finds nothing without a match', () => expect(find('xyzzy')).toEqual([]))
})
