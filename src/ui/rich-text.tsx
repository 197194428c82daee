import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type Html = NonNullable<HTMLAttributes<HTMLElement>['dangerouslySetInnerHTML']>['__html']

interface RichTextProps {
  /** Cleaned HTML: a string from the server's cleaner, or a TrustedHTML of the page's policy. */
  html: Html
  className?: string
}

/** Prose an agency wrote, styled by element. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract says that this text is cleaned HTML (security, 9)
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
