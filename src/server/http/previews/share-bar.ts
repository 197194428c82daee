import type { LanguageCode } from '../../../contract/types.ts'
import { escapeHtml } from '../../kernel/text/escape.ts'
import { LEAVE_SHARE } from './share-routes.ts'
import { shareTexts } from './share-texts.ts'

// The page's own ink and ground swapped: readable under every brand, and clearly separate from the site.
const css =
  '#livery-share{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1.25rem;' +
  'padding:.625rem 1rem;background:var(--foreground);color:var(--background);font-size:.875rem;line-height:1.4;' +
  'text-align:center;text-wrap:balance}' +
  '#livery-share a{color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.2em;padding-block:.375rem}' +
  '#livery-share a:focus-visible{outline:2px solid currentColor;outline-offset:2px;border-radius:.25rem}' +
  '@media print{#livery-share{display:none}}'

export interface ShareBar {
  html: string
  css: string
}

/**
 * Returns the bar above a shared preview's pages, with the exit, and its styles. It needs no script; a notice about
 * the link's end is shown in it.
 */
export function shareBar(language: LanguageCode): ShareBar {
  const own = shareTexts(language)
  const words = escapeHtml(own['share.notPublished'])
  const ended = escapeHtml(own['share.ended'])
  const html = `<aside id="livery-share" aria-label="${words}" data-ended="${ended}"><span role="status">${words}</span><a href="${LEAVE_SHARE}">${escapeHtml(own['share.leave'])}</a></aside>`
  return { html, css }
}

/** Returns the bar above the first page after a link's end, which says that this is the published site. */
export function endedShareBar(language: LanguageCode): ShareBar {
  const words = escapeHtml(shareTexts(language)['share.ended'])
  return {
    html: `<aside id="livery-share" aria-label="${words}"><span role="status">${words}</span></aside>`,
    css,
  }
}
