import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import { cleanRichText } from './clean-rich-text.ts'

interface RichTextProps {
  /** HTML that was cleaned when it was written. */
  html: string
  /** Language it is written in, where that may be another than the page's. */
  lang?: string | undefined
  className?: string
}

/** Prose an agency wrote, styled by element and in its own direction, which may not be the page’s; cleaned once more where it is shown (security, 9). */
export function RichText({ html, lang, className }: RichTextProps) {
  const shown = useMemo(() => (typeof window === 'undefined' ? html : cleanRichText(html)), [html])
  return (
    <div
      dir="auto"
      lang={lang}
      className={classNames('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for an agency's own HTML, which DOMPurify has cleaned
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  )
}
