import type { Agency, LanguageCode } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { themeCss } from '../../../theme/theme-css.ts'
import { escapeHtml } from '../../kernel/text/escape.ts'
import type { ShellAssets } from '../assets/shell-assets.ts'
import { contentSecurityPolicy } from '../http-messages/csp.ts'
import { noticePageCss } from './notice-page-css.ts'
import { privateHeaders } from './private-headers.ts'
import { shareTexts } from './share-texts.ts'

/** `over` and `busy` are for shared links, `ended` and `outside` for the editor's frame. */
export type Notice = 'over' | 'busy' | 'ended' | 'outside'

export interface NoticePageInput {
  agency: Agency
  language: LanguageCode
  /** Without them, system fonts are used. */
  fonts?: ShellAssets['fonts'] | undefined
  kind: Notice
  /** The agency's own theme by default. */
  mode?: 'light' | 'dark' | undefined
  /** Host of the other site, for a link to one. */
  site?: string | null
  headers?: Readonly<Record<string, string>>
}

const notices = {
  over: { status: 410, title: 'share.over.title', text: 'share.over.text' },
  busy: { status: 429, title: 'share.busy.title', text: 'share.busy.text' },
  ended: { status: 403, title: 'share.over.title', text: 'frame.ended.text' },
  outside: { status: 200, title: 'frame.outside.title', text: 'frame.outside.text' },
} as const

/** A clock, and an arrow out of a window. */
const sign = {
  ended: 'M104 82a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM104 55v9l6 4',
  outside: 'M100 50h-9a5 5 0 0 0-5 5v22a5 5 0 0 0 5 5h22a5 5 0 0 0 5-5v-9M109 47h13v13M122 47l-19 19',
}

/**
 * Returns the page for a preview that has nothing to show, in the agency's theme and the reader's language, without
 * scripts and never cached. In the editor's frame it has no link, since that would show the site itself. Source:
 * security, 20.
 */
export function noticePage({
  agency,
  language,
  fonts,
  kind,
  mode,
  site,
  headers,
}: NoticePageInput): Response {
  const t = shareTexts(language)
  const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const rules = fonts?.[agency.theme?.typePairing ?? 'modern'].rules ?? ''
  const css = themeCss(tokens) + rules + noticePageCss
  const name = escapeHtml(agency.agencyName)
  const { status, title: titleKey, text } = notices[kind]
  const title = escapeHtml(t[titleKey])
  const isFramed = kind === 'ended' || kind === 'outside'
  const picture = pictureOf(kind === 'outside' ? sign.outside : sign.ended)
  const logo = `<picture><source media="(min-width: 64rem)" srcset="${escapeHtml(agency.logo)}"><img src="${escapeHtml(agency.logoMobile)}" alt="${name}"></picture>`
  const homeLink = isFramed ? '' : `<a class="way" href="/">${escapeHtml(t['share.home'])}</a>`
  const html = [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-mode="${mode ?? tokens.mode}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">',
    `<title>${title} – ${name}</title><style>${css}</style></head><body>`,
    `<header>${isFramed ? `<span>${logo}</span>` : `<a href="/">${logo}</a>`}</header>`,
    `<main>${picture}<h1>${title}</h1>${site ? `<p class="site"><bdi dir="ltr">${escapeHtml(site)}</bdi></p>` : ''}`,
    `<p>${escapeHtml(t[text])}</p>${homeLink}</main></body></html>`,
  ].join('')
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        inlineScripts: [],
        inlineStyles: [css],
        remoteOrigins: [],
        allowRemoteImages: true,
      }),
      ...privateHeaders,
      ...headers,
    },
  })
}

/** An illustration of a card in front of two others, as on the site's own empty pages. */
function pictureOf(path: string): string {
  return `<svg viewBox="0 0 208 128" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><ellipse class="ground" cx="104" cy="66" rx="92" ry="56"/><path class="wait" d="M34 38h44a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10ZM130 38h44a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-44a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10Z"/><path class="line" d="M34 78h34M34 68h20M140 78h34M154 68h20"/><rect class="card" x="66" y="22" width="76" height="84" rx="16"/><circle class="dot" cx="176" cy="24" r="7"/><path class="star" d="M30 20v10M25 25h10M182 104v8M178 108h8"/><path class="sign" d="${path}"/></svg>`
}
