import { htmlTags } from '../../../../tenant/html-tags.ts'
import type { Srgb } from '../../../../theme/srgb.ts'
import { colorOf } from './html-color.ts'
import { attributesOf } from './html-elements.ts'

/** What the checks need to know about one HTML text. */
export interface HtmlFacts {
  links: number
  /** Addresses of links, each once, at most `MOST_ADDRESSES`. */
  hrefs: ReadonlySet<string>
  pictures: number
  /** Pictures without a text for visitors who cannot see them. */
  bare: number
  /** Whether all of these are marked as decoration. */
  isDecorated: boolean
  /** Colors that the HTML sets, each once. */
  colors: ReadonlySet<Srgb>
}

/** Addresses that are followed in all settings together; further ones in a text are only counted. */
export const MOST_ADDRESSES = 1000

/** Reads a text once, for every check that needs its tags. */
export function htmlFacts(html: string): HtmlFacts {
  const hrefs = new Set<string>()
  const colors = new Set<Srgb>()
  const facts = { links: 0, pictures: 0, bare: 0, isDecorated: true }
  for (const tag of htmlTags(html)) {
    // A tag without attributes is no longer than its name and its brackets.
    if (tag.isClosing || (tag.text.length <= tag.tag.length + 2 && tag.tag !== 'img')) continue
    const attributes = attributesOf(tag)
    const color = colorOf(attributes)
    if (color !== null) colors.add(color)
    const href = tag.tag === 'a' ? attributes.get('href') : undefined
    if (href !== undefined) {
      facts.links += 1
      if (hrefs.size < MOST_ADDRESSES) hrefs.add(href)
    }
    if (tag.tag !== 'img') continue
    facts.pictures += 1
    if (attributes.has('alt')) continue
    facts.bare += 1
    facts.isDecorated &&= isDecoration(attributes)
  }
  return { ...facts, hrefs, colors }
}

/** Whether a picture is marked as decoration. */
export function isDecoration(attributes: ReadonlyMap<string, string>): boolean {
  const isHidden = attributes.get('aria-hidden') === 'true'
  const role = attributes.get('role')
  return isHidden || role === 'presentation' || role === 'none' || attributes.get('width') === '1'
}
