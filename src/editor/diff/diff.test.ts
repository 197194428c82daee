// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { listSteps } from './list-change.tsx'
import { textSegments } from './marked-text.tsx'
import { htmlText } from './shown-value.tsx'
import { valueRows } from './value-rows.ts'

const said = (change: Parameters<typeof valueRows>[0]) =>
  valueRows(change).map(({ pointer, kind, before, after }) => [pointer, kind, before, after])

describe('values of a change', () => {
  it('are those of every field below a newly created part', () => {
    const after = { mode: 'dark', radius: 'large' }
    expect(said({ pointer: '/agency/theme', after })).toEqual([
      ['/agency/theme/mode', 'choice', undefined, 'dark'],
      ['/agency/theme/radius', 'choice', undefined, 'large'],
    ])
  })

  it('are those inside a group, a wording and a named list item, each with its kind', () => {
    const place = { name: 'Faro', latitude: 37, longitude: -8 }
    expect(
      said({ pointer: '/agency/home/place', before: place, after: { ...place, name: 'Loulé' } }),
    ).toEqual([['/agency/home/place/name', 'text', 'Faro', 'Loulé']])
    const before = { en: { 'home.title': 'Go' } }
    const after = { en: { 'home.title': 'Away' }, de: { 'home.title': 'Weg' } }
    expect(said({ pointer: '/wording', before, after })).toEqual([
      ['/wording/en/home.title', 'text', 'Go', 'Away'],
      ['/wording/de/home.title', 'text', undefined, 'Weg'],
    ])
    expect(said({ pointer: '/posts/lisbon/content', before: '<p>a</p>', after: '<p>b</p>' })[0]?.[1]).toBe(
      'html',
    )
    expect(
      said({ pointer: '/posts/lisbon/publishedOn', before: '2026-01-01', after: '2026-01-02' })[0]?.[1],
    ).toBe('date')
  })

  it('are one for an unknown field', () => {
    expect(said({ pointer: '/of/tomorrow', before: 1, after: 2 })).toEqual([['/of/tomorrow', 'text', 1, 2]])
  })
})

describe('list before and after', () => {
  const items = (...names: string[]) => names.map((name) => ({ name, path: `/${name}` }))

  it('shows added, removed and changed items, and as few moved ones as possible', () => {
    const before = items('a', 'b', 'c', 'd', 'e')
    const after = [...items('b', 'c', 'd', 'a', 'new')]
    expect(listSteps(before, after).map(({ how, item }) => [how, (item as { name: string }).name])).toEqual([
      ['moved', 'a'],
      ['added', 'new'],
      ['removed', 'e'],
    ])
    expect(listSteps(before, [...before.slice(0, 4), { name: 'e', path: '/f' }])).toEqual([
      { how: 'changed', item: { name: 'e', path: '/f' }, before: { name: 'e', path: '/e' } },
    ])
  })

  it('compares codes, and items with duplicate names, by their whole content', () => {
    expect(listSteps(['en', 'de'], ['de', 'fr']).map(({ how, item }) => `${how} ${item}`)).toEqual([
      'added fr',
      'removed en',
    ])
    const twins = [
      { label: 'x', path: '/1' },
      { label: 'x', path: '/2' },
    ]
    expect(listSteps(twins, twins.toReversed()).map(({ how }) => how)).toEqual(['moved'])
  })
})

describe('text before and after', () => {
  it('is marked word by word, with distant unchanged parts left out', () => {
    const long =
      'We know every lane of the old town and every wine that grows on the hills around it, and we tell. '
    const parts = textSegments(`${long}Call us.`, `${long}Write to us.`, 'en') ?? []
    expect(parts[0]).toEqual({ how: 'left out', text: '' })
    expect(parts.filter(({ how }) => how === 'removed').map(({ text }) => text.trim())).toEqual(['Call'])
    expect(parts.filter(({ how }) => how === 'added').map(({ text }) => text.trim())).toEqual(['Write to'])
  })

  it('keeps words of non-Latin scripts whole', () => {
    const parts = textSegments('رحلات إلى لشبونة مع الأصدقاء', 'رحلات إلى بورتو مع الأصدقاء', 'ar') ?? []
    expect(parts.find(({ how }) => how === 'removed')?.text).toBe('لشبونة')
    expect(parts.find(({ how }) => how === 'added')?.text).toBe('بورتو')
  })

  it('is shown as two texts if they have almost nothing in common', () => {
    expect(textSegments('Sea, sun and salt', 'Mountains below zero', 'en')).toBeNull()
  })

  it('of a page is its visible text, and nothing in it runs', () => {
    const html =
      '<h2>Hello</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul><img src="x" onerror="alert(1)">'
    expect(htmlText(html)).toBe('Hello\nOne\ntwo\n• a\n• b')
  })
})
