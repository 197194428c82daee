import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldTable } from '../core/field-table.ts'
import de from '../text/de.json' with { type: 'json' }
import en from '../text/en.json' with { type: 'json' }
import type { FieldTexts } from './field-texts.ts'
import { findSettings } from './find-settings.ts'

const settings = {
  agency: {
    agencyName: 'Casa Lúcida',
    bookingMenuItemOptions: [{ title: 'Air Travel', active: true }],
  },
  navigation: [
    { label: 'Escapadas', path: '/destination' },
    { label: 'Ayuda', path: '/faqs' },
  ],
  posts: [
    { slug: 'lisbon-in-spring', title: 'Lisbon in spring', summary: 'Jacarandas, early.', content: '' },
  ],
  destinations: [{ name: 'Évora', country: 'PT', summary: 'Cork and Roman columns.' }],
  faq: { isEnabled: true, questions: [{ question: 'May I bring my dog?', answer: '<p>Gladly.</p>' }] },
  links: [{ id: 'handout', to: 'https://partner.example/brochure' }],
  agencyTerms: [{ id: 'groups', title: '', content: '<p>From ten travellers on.</p>' }],
}

describe('results of a search', () => {
  const instance = createInstance()
  beforeAll(() =>
    instance.init({ lng: 'en', resources: { en: { editor: en }, de: { editor: de } }, keySeparator: false }),
  )
  const words = (language = 'en'): FieldTexts => {
    const t = instance.getFixedT(language, 'editor') as unknown as FieldTexts['t']
    const keyOf = ({ pointer }: { pointer: string }) => pointer.slice(1).replaceAll('/', '.')
    return {
      t,
      label: (field) => t(`field.${keyOf(field)}`),
      help: (field) => t(`help.${keyOf(field)}`),
      option: (_, value) => value,
    }
  }
  const find = (query: string, language?: string) => findSettings(query, words(language), settings)

  it.each([
    ['escapadas', '/navigation/0', 'Navigation › Links in the header'],
    ['lisbon', '/posts/lisbon-in-spring', 'Pages › Articles'],
    ['evora', '/destinations/0', 'Pages › Destinations'],
    ['MY DOG', '/faq/questions/0', 'Pages › Questions and answers'],
    ['handout', '/links/handout', 'Navigation › Short links'],
    ['air travel', '/agency/bookingMenuItemOptions/Air Travel', 'Booking engines › What you sell'],
  ])('for %s are %s', (query, pointer, within) => {
    expect(find(query)[0]).toMatchObject({ pointer, within })
  })

  it('name an item as its list does, in the user’s language', () => {
    expect(find('flüge', 'de').map(({ name }) => name)).toContain('Flüge')
    const [untitled] = find('ten travellers')
    expect(untitled).toMatchObject({ pointer: '/agencyTerms/groups', name: 'groups' })
  })

  it('include an item with matching content, and not its whole list', () => {
    const found = find('jacarandas').map(({ pointer }) => pointer)
    expect(found).toEqual(['/posts/lisbon-in-spring'])
    expect(find('brochure').map(({ pointer }) => pointer)).toEqual(['/links/handout'])
  })

  it('start with settings of that name, then items of that name', () => {
    const named = { ...settings, posts: [{ slug: 'a', title: 'Primary colour of spring' }] }
    const found = findSettings('primary colour', words(), named).map(({ pointer }) => pointer)
    expect(found.slice(0, 2)).toEqual(['/agency/primaryColor', '/posts/a'])
  })

  it('are empty for no text, and for spaces', () => {
    expect(find('')).toEqual([])
    expect(find('   ')).toEqual([])
    expect(find('zzzz')).toEqual([])
  })

  it('are limited in number, each once', () => {
    const found = find('e').map(({ pointer }) => pointer)
    expect(found.length).toBeLessThanOrEqual(30)
    expect(new Set(found).size).toBe(found.length)
  })

  it('survive unusual settings', () => {
    const odd = { agency: {}, navigation: [null, 'x', { label: 7 }], posts: { slug: 'no list' } } as never
    expect(() => findSettings('x', words(), odd)).not.toThrow()
    expect(findSettings('(', words(), odd)).toBeInstanceOf(Array)
  })

  it('include every setting for its own name', () => {
    const missing = fieldTable.filter(
      (field) => !find(words().label(field)).some(({ pointer }) => pointer === field.pointer),
    )
    expect(missing.map(({ pointer }) => pointer)).toEqual([])
  })
})
