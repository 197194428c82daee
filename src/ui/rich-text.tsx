import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import { cleanRichText } from './clean-rich-text.ts'

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
