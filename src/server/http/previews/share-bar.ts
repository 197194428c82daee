import type { LanguageCode } from '../../../contract/types.ts'
import { escapeHtml } from '../../kernel/text/escape.ts'
import { LEAVE_SHARE } from './share-routes.ts'
import { shareTexts } from './share-texts.ts'

// The page's own ink and ground the other way round: readable under every brand, and no part of the site.
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
 * Gives the bar above the pages of a shared preview, with the way out, and the rules it is drawn by. It needs no script; what
 * it says once the link ends under an open page is written on it.
 */
export function shareBar(language: LanguageCode): ShareBar {
  const own = shareTexts(language)
  const words = escapeHtml(own['share.notPublished'])
  const ended = escapeHtml(own['share.ended'])
  const html = `<aside id="livery-share" aria-label="${words}" data-ended="${ended}"><span role="status">${words}</span><a href="${LEAVE_SHARE}">${escapeHtml(own['share.leave'])}</a></aside>`
  return { html, css }
}

/** Gives the bar above the first page that a browser is shown after its link ended: that this is the site as it is published. */
export function endedShareBar(language: LanguageCode): ShareBar {
  const words = escapeHtml(shareTexts(language)['share.ended'])
  return {
    html: `<aside id="livery-share" aria-label="${words}"><span role="status">${words}</span></aside>`,
    css,
  }
}
