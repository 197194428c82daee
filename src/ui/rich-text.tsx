import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import { richTextProfile } from './rich-text-profile.ts'

const { tags, attributes, link } = richTextProfile

const everywhere = attributes['*'] ?? []

interface RichTextProps {
  /** HTML that was sanitised on writing. */
  html: string
  /** Its language, if that may differ from the page's. */
  lang?: string | undefined
  className?: string
}

/**
 * An agency's prose, styled by element and in its own text direction; sanitised once more for display (security, 9).
 */
export function RichText({ html, lang, className }: RichTextProps) {
  const shown = useMemo(() => (typeof window === 'undefined' ? html : cleanRichText(html)), [html])
  return (
    <div
      dir="auto"
      lang={lang}
      className={classNames('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for an agency's HTML, which DOMPurify has sanitised
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  )
}

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
