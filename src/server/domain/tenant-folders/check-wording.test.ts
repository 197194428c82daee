import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../tenant/language.ts'
import { currentTextKey, currentTextKeys } from '../../../tenant/renamed-texts.ts'
import { checkWording } from './check-wording.ts'
import { textCatalogue } from './text-catalogue.ts'

const check = (language: string, texts: Record<string, string>) =>
  checkWording({ [language]: texts }, languageCodes)
const reasonOf = (language: string, key: string, text: string) => {
  const { problems } = check(language, { [key]: text })
  return problems.map(({ file, field, reason }) => `${file}: ${field} ${reason}`).join('; ')
}

describe("an agency's own texts", () => {
  it('replace texts of the frame, of pages, of the search and of remote parts', () => {
    const { wording, problems } = check('en', {
      'deals.heading': 'Cheap while it lasts',
      'login.heading': 'Step in',
      'dates.clear': 'Start over',
      'sort.price': 'Cheapest first',
      'shell/destinations.heading': 'Where to',
      'seo/destinations.heading': 'Everywhere',
    })
    expect(problems).toEqual([])
    expect(wording.en).toEqual({
      'deals.heading': 'Cheap while it lasts',
      'login.heading': 'Step in',
      'search/dates.clear': 'Start over',
      'booking/sort.price': 'Cheapest first',
      'destinations.heading': 'Where to',
      'seo/destinations.heading': 'Everywhere',
    })
  })

  it("may use a text's key of an earlier release", () => {
    const { wording, problems } = check('en', { 'booking/confirmation.adoptNow': 'Keep it' })
    expect([wording.en, problems]).toEqual([{ 'booking/confirmation.claimNow': 'Keep it' }, []])
    expect(reasonOf('en', 'confirmation.adoptNow', '')).toContain('confirmation.adoptNow is empty')
  })

  it('each text of an earlier release exists under its new key', () => {
    const known = new Set(textCatalogue().map(({ part, key }) => `${part}/${key}`))
    expect(currentTextKeys.filter((key) => !known.has(key))).toEqual([])
  })

  it('texts of hotels, which were the booking part’s, are found by their old keys', () => {
    // Texts about later confirmation, changes, deposits, price details and titles of results did not exist then.
    const isNew = (key: string) =>
      /^((confirmation|trips\.notice|trips\.noticeHint)\.pending|change\.|amend\.|breakdown\.|rate\.deposit|results\.(skip|title)$)/.test(
        key,
      )
    const hotels = textCatalogue().filter(
      ({ part, key }) => part === 'hotel' && !isNew(key) && !currentTextKeys.includes(`hotel/${key}`),
    )
    expect(hotels.length).toBeGreaterThan(300)
    expect(hotels.filter(({ key }) => currentTextKey(`booking/${key}`) !== `hotel/${key}`)).toEqual([])
    const ofBooking = textCatalogue().filter(({ part }) => part === 'booking')
    expect(ofBooking.filter(({ key }) => currentTextKey(`booking/${key}`) !== `booking/${key}`)).toEqual([])
  })

  it('keep the placeholders of the text they replace, in any position', () => {
    expect(reasonOf('en', 'deal.distance', 'Just {{distance}} miles to {{place}}')).toBe('')
    expect(reasonOf('en', 'deal.distance', '{{place}} at {{distance}} miles')).toBe('')
  })

  it('may have plural forms, each form of the language and no other', () => {
    expect(reasonOf('en', 'deal.nights_one', 'One night')).toBe('')
    expect(reasonOf('ar', 'deal.nights_few', '{{count}} ليالٍ')).toBe('')
    expect(reasonOf('fr', 'deal.nights_many', '{{count}} de nuitées')).toBe('')
    expect(reasonOf('de', 'deal.nights_few', '{{count}} Nächte')).toBe(
      'tenant.json: wording.de.deal.nights_few is a plural form that de does not have; it has one, other',
    )
  })

  it.each([
    ['an unknown key', 'deals.headng', 'x', 'is not a text of the site; did you mean deals.heading?'],
    ['a key unlike any other', 'welcome.banner', 'x', 'is not a text of the site'],
    [
      'a plural without its form',
      'deal.nights',
      'x',
      'is not a text of the site; did you mean deal.nights_other?',
    ],
    ['a part without this text', 'booking/deals.heading', 'x', 'is not a text of the site'],
    ['an unknown part', 'shop/deals.heading', 'x', 'is not a text of the site; did you mean deals.heading?'],
    ['an empty text', 'deals.heading', ' ', 'is empty; leave it out to keep the standard text'],
    ['a text that is too long', 'deals.heading', 'x'.repeat(46), 'has 46 characters; at most 45 fit there'],
    ['a missing placeholder', 'deal.distance', '{{distance}} miles away', 'leaves out {{place}}'],
    [
      'an unknown placeholder',
      'deals.heading',
      'Deals of {{agency}}',
      'has {{agency}}, which is not a placeholder of this text; it has none',
    ],
    [
      'a misspelt placeholder',
      'header.home',
      '{{ agnecy}}: home',
      'has {{ agnecy}}, which is not a placeholder of this text; it has {{agency}}',
    ],
    [
      'half a placeholder',
      'header.home',
      '{{agency: home',
      'has {{agency: home, which is not a placeholder of this text; it has {{agency}}',
    ],
    [
      'a reference to another text',
      'deals.heading',
      '$t(deals.heading)',
      'uses $t(, which your own texts may not contain',
    ],
    ['a line break', 'deals.heading', 'Deals\nhere', 'has a line break or a control character'],
    [
      'an ambiguous key',
      'destinations.heading',
      'Where to',
      'is a text of several parts; write seo/destinations.heading or shell/destinations.heading',
    ],
  ])('are refused, naming file, language, key and reason, with %s', (_, key, text, reason) => {
    expect(reasonOf('en', key, text)).toBe(`tenant.json: wording.en.${key} ${reason}`)
  })

  it('are refused in a language the agency does not offer', () => {
    const { problems } = checkWording({ da: { 'deals.heading': 'Tilbud' } }, ['en'])
    expect(problems).toEqual([
      {
        file: 'tenant.json',
        field: 'wording.da',
        reason: 'is a language that agency.languages does not contain',
      },
    ])
  })

  it('may contain absurd keys and texts', () => {
    const keys = ['__proto__', 'constructor', '/', '//', '', 'x'.repeat(10_000), '_other', 'shell/']
    for (const key of keys) {
      const { problems } = checkWording({ en: JSON.parse(`{${JSON.stringify(key)}: "x"}`) }, ['en'])
      expect(problems).toHaveLength(1)
    }
    expect(Object.keys(check('en', { 'deals.heading': '{'.repeat(50) }).problems)).toHaveLength(1)
  })

  it('suggest a name for the first twenty unknown keys, and report all of them', () => {
    const slips = Object.fromEntries(
      Array.from({ length: 26 }, (_, i) => [`deals.headin${String.fromCharCode(97 + i)}`, 'x']),
    )
    const suggested = check('en', slips).problems.filter(({ reason }) => reason.includes('did you mean'))
    expect(suggested).toHaveLength(20)
  })

  it('are checked against texts of every part', () => {
    expect([...new Set(textCatalogue().map(({ part }) => part))].sort()).toEqual([
      'activity',
      'booking',
      'car',
      'flight',
      'hotel',
      'search',
      'seo',
      'shell',
    ])
  })
})
