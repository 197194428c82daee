import sanitize from 'sanitize-html'
import { removeEmptyTags } from '../../../tenant/html-tags.ts'
import { htmlProfile } from './html-profile.ts'

/**
 * Returns what the profile allows of an agency's HTML, as well-formed markup. Text in forbidden elements stays;
 * scripts, styles and empty elements are removed (spec §5). The browser cleans again before it shows it (security,
 * 9). Only `beginCleaning` limits the time.
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
