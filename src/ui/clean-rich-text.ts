import DOMPurify from 'dompurify'
import { richTextProfile } from './rich-text-profile.ts'

const { tags, attributes, link } = richTextProfile
const everywhere = attributes['*'] ?? []

/**
 * Sanitises HTML in the browser by the pinned profile. Returns the TrustedHTML that pages under
 * `require-trusted-types-for 'script'` require, or a string if the browser has no Trusted Types.
 */
export function cleanRichText(html: string): TrustedHTML | string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [],
    ADD_ATTR: (name, tag) => everywhere.includes(name) || (attributes[tag] ?? []).includes(name),
    // All attributes except links: DOMPurify checks every other value against the rule for addresses.
    ADD_URI_SAFE_ATTR: Object.values(attributes)
      .flat()
      .filter((name) => name !== 'href'),
    ALLOWED_URI_REGEXP: link,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
}
