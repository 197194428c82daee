import { describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { readSettings } from '../../server/domain/site-settings/read-settings.ts'
import { testServer } from '../../shell/testing-server.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { findShownItem } from './find-shown-item.ts'

// The server needs Node's environment, and only parsing its pages needs a document; the package has no types.
const { JSDOM } = (await import('jsdom' as string)) as {
  JSDOM: new (html: string) => { window: { document: Document } }
}

describe('list item', () => {
  let settings: JsonObject = {}
  const server = testServer('solstice', (content) => {
    // The grid of destinations is rendered only in a browser; their other page has the same markup from the server.
    const changed = { ...content, agency: { ...content.agency, displayTopDestinations: false } }
    const all = readSettings(changed, []) as unknown as JsonObject
    const places = [all.destinations ?? []].flat()
    settings = { ...all, destinations: places.filter((one) => isObject(one) && one.isHiddenGem === true) }
    return changed
  })
  const pages = new Map<string, Document>()
  const pageAt = async (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const { html, status } = await server().ask(path, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' })
    expect(status, path).toBe(200)
    const page = new JSDOM(html).window.document
    pages.set(path, page)
    return page
  }
  const find = async (list: string, at: number) => {
    const item = [valueAt(settings, list) ?? []].flat().filter(isObject)[at] ?? {}
    const place = findShownItem(list, item, at, settings)
    if (!place) throw new Error(list)
    const page = await pageAt(place.shown.path)
    const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? null
    return { item, place, textOf, page }
  }

  it.each(
    proofCases(
      [
        ['/navigation', 'label'],
        ['/faq/questions', 'question'],
        ['/agencyTerms', 'title'],
        ['/posts', 'title'],
        ['/destinations', 'name'],
      ],
      2,
    ),
  )('of %s leads to its own text', async (list, name) => {
    const last = [valueAt(settings, list) ?? []].flat().length - 1
    expect(last).toBeGreaterThanOrEqual(0)
    for (const at of new Set([0, last])) {
      const { item, place, textOf } = await find(list, at)
      expect(textOf(place.shown.selector)).toContain(item[name])
    }
  })

  it.each([
    ['/faq/questions', ['question']],
    ['/agencyTerms', ['title', 'content']],
    ['/posts', ['title', 'summary', 'author', 'publishedOn', 'content', 'scene', 'timeOfDay', 'climate']],
    ['/destinations', ['name', 'summary', 'scene']],
  ])('of %s shows its fields in their places', async (list, names) => {
    const { item, place, textOf, page } = await find(list, 0)
    for (const name of names) {
      const selector = place.fieldAt(name)?.selector ?? ''
      expect(page.querySelectorAll(selector).length, name).toBeGreaterThan(0)
      if (['title', 'summary', 'name', 'question', 'author'].includes(name) && item[name])
        expect(textOf(selector), name).toContain(item[name])
    }
  })

  it('that no page shows leads nowhere', () => {
    const hidden = { ...settings, faq: { ...(settings.faq as JsonObject), isEnabled: false } }
    expect(findShownItem('/faq/questions', {}, 0, hidden)).toBeNull()
    expect(findShownItem('/links', { id: 'handout' }, 0, settings)).toBeNull()
    const place = { name: 'Faro', isHiddenGem: false }
    const none = { agency: { displayTopDestinations: false }, destinations: [place] }
    expect(findShownItem('/destinations', place, 0, none)).toBeNull()
  })
})
