import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { ShownAt } from './find-shown-page.ts'

/** Where a list item appears on the site. */
export interface ItemShown {
  readonly shown: ShownAt
  /** Where one of its fields appears; null if it does not appear separately. */
  readonly fieldAt: (name: string) => ShownAt | null
}

interface Spot extends ShownAt {
  readonly fields?: Readonly<Record<string, string>>
}

type Finder = (item: JsonObject, at: number, settings: JsonObject) => Spot | null

const picture = 'main img, main picture'

/** Finds a list's items in the site's existing markup. */
const finders: Readonly<Record<string, Finder>> = {
  '/navigation': (_, at) => ({
    path: '/',
    selector: `header nav li:nth-child(${at + 1})`,
    otherwise: 'header',
    device: 'desktop',
  }),
  '/faq/questions': (_, at, settings) => {
    if (valueAt(settings, '/faq/isEnabled') !== true) return null
    const one = `main div[lang] > div > :nth-child(${at + 1})`
    return { path: '/faqs', selector: one, otherwise: 'main', fields: { question: `${one} h2` } }
  },
  '/agencyTerms': ({ id }) => ({
    path: `/agency-terms-and-conditions/${String(id)}`,
    selector: 'main',
    fields: { title: 'main h1', content: 'main .rich-text' },
  }),
  '/posts': ({ slug }) => ({
    path: `/blog?id=${encodeURIComponent(String(slug))}`,
    selector: 'main article',
    fields: {
      title: 'main article h1',
      summary: 'main article h1 + p',
      author: 'main article h1 + p + p',
      publishedOn: 'main article time',
      content: 'main article .rich-text',
      scene: picture,
      timeOfDay: picture,
      climate: picture,
    },
  }),
  '/destinations': (_, at, settings) => {
    const places = [valueAt(settings, '/destinations') ?? []].flat().filter(isObject)
    const isShown = valueAt(settings, '/agency/displayTopDestinations') === true
    const gem = places.filter(({ isHiddenGem }) => isHiddenGem === true).indexOf(places[at] ?? {})
    if (!isShown && gem < 0) return null
    const one = `main ul > li:nth-child(${(isShown ? at : gem) + 1})`
    return {
      path: isShown ? '/destination' : '/hidden-gems-round-the-world',
      selector: one,
      fields: { name: `${one} h2`, summary: `${one} h2 ~ p`, scene: `${one} img` },
    }
  },
}

/** Returns where a list item appears, from its list's pointer, its index and the settings; null if nowhere. */
export function findShownItem(
  list: string,
  item: JsonObject,
  at: number,
  settings: JsonObject,
): ItemShown | null {
  const spot = finders[list]?.(item, at, settings)
  if (!spot) return null
  const { fields = {}, ...shown } = spot
  return {
    shown,
    fieldAt: (name) => {
      const selector = fields[name]
      return selector ? { ...shown, selector, otherwise: shown.selector } : null
    },
  }
}
