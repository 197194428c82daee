import sanitize from 'sanitize-html'
import { removeEmptyTags } from '../../../tenant/remove-empty-tags.ts'
import { htmlProfile } from './html-profile.ts'

/**
 * Takes HTML as an agency wrote it and gives what of it the profile allows, as well-formed markup; text in elements that
 * are not allowed stays, scripts and styles go with theirs, and what holds nothing goes too (spec §5). The browser cleans again
 * where it shows it (security, 9). How long it takes is bounded by `beginCleaning` alone.
 */
export function cleanHtml(html: string): string {
  const { tags, attributes, link } = htmlProfile
  const clean = sanitize(html, {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...others }) => ({
        tagName,
        attribs: href !== undefined && link.test(href.trim()) ? { ...others, href: href.trim() } : others,
      }),
    },
  })
  return removeEmptyTags(clean).trim()
}
