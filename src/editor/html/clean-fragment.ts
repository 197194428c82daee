import DOMPurify from 'dompurify'
import { richTextProfile } from '../../ui/rich-text-profile.ts'

/** A style attribute in a tag, up to its equals sign. */
export const styleAttribute = /(<[a-z][^<>]*?\s)style\s*=/gi

const { tags, attributes, link } = richTextProfile
const everywhere = attributes['*'] ?? []

/**
 * Returns the parts of any HTML that the profile allows, as elements of a document that runs and loads nothing.
 * `keepStyles` keeps the styles of word processors, to be read and then dropped.
 */
export function cleanFragment(html: string, keepStyles = false): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [],
    ADD_ATTR: (name, tag) =>
      everywhere.includes(name) ||
      (attributes[tag] ?? []).includes(name) ||
      (keepStyles && name === 'data-style'),
    ADD_URI_SAFE_ATTR: [
      ...Object.values(attributes)
        .flat()
        .filter((name) => name !== 'href'),
      'data-style',
    ],
    ALLOWED_URI_REGEXP: link,
    ALLOW_DATA_ATTR: keepStyles,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
