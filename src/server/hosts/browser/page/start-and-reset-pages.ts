import type { LanguageCode } from '../../../../contract/types.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { themeCss } from '../../../../theme/theme-css.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { ShellAssets } from '../../../http/assets/shell-assets.ts'
import { noticePageCss } from '../../../http/previews/notice-page-css.ts'
import { escapeHtml, scriptJson } from '../../../kernel/text/escape.ts'
import type { StartAndResetTexts, TranslatedPage } from './start-and-reset-texts.ts'

interface StartAndResetPagesDependencies {
  /** The agency with their theme; null for the platform's own, if there are several agencies. */
  sole: ResolvedAgency['agency'] | null
  /** Address of its logo. */
  logo: string | null
  fonts: ShellAssets['fonts']
  texts: Readonly<Record<LanguageCode, StartAndResetTexts>>
  /** The script of each page; it assigns `page`, a function of the texts. */
  scripts: { first: string; reset: string }
}

const ownCss = [
  '.line-of-work{inline-size:14rem;block-size:.25rem;margin-block-start:2rem;border-radius:1rem;background:var(--border);overflow:hidden}',
  '.line-of-work::before{content:"";display:block;block-size:100%;inline-size:40%;border-radius:inherit;background:var(--primary);animation:along 1.4s ease-in-out infinite alternate}',
  '@keyframes along{from{margin-inline-start:0}to{margin-inline-start:60%}}',
  '@media (prefers-reduced-motion:reduce){.line-of-work::before{animation:none;inline-size:100%;opacity:.5}}',
  'button.way{border:0;font-family:inherit;font-size:inherit;cursor:pointer}button.way:disabled{opacity:.6;cursor:default}',
  '.back{margin-block-start:1.25rem;color:var(--foreground)}',
  'html:not([data-state=failed]) .on-failure,[data-state=failed] .line-of-work{display:none}',
  'header strong{font:var(--font-weight-display) 1.375rem/1.2 var(--font-display)}',
].join('')

/**
 * Returns the pages of a preview outside its server, in its agency's theme: the first page, and the one that discards
 * everything.
 */
export function startAndResetPages(dependencies: StartAndResetPagesDependencies): {
  first: string
  reset: string
} {
  const { texts } = dependencies
  const fallback = dependencies.sole?.defaultLanguage ?? 'en'
  const own = texts[fallback]
  const textOf = (key: keyof StartAndResetTexts) => `data-text="${key}">${escapeHtml(own[key])}`
  const page = pageOf(dependencies, { texts, fallback })
  const first = page(own['preview.starting'], dependencies.scripts.first, [
    `<h1 ${textOf('preview.starting')}</h1><p ${textOf('preview.starting.what')}</p>`,
    '<div class="line-of-work" aria-hidden="true"></div>',
    `<button class="way on-failure" type="button" ${textOf('preview.again')}</button>`,
    `<noscript><p>${escapeHtml(own['preview.failed.script'])}</p></noscript>`,
  ])
  const reset = page(own['preview.reset'], dependencies.scripts.reset, [
    `<h1 ${textOf('preview.reset')}</h1><p ${textOf('preview.reset.what')}</p>`,
    `<button class="way" type="button" ${textOf('preview.reset.press')}</button>`,
    `<a class="back" href="/" ${textOf('preview.reset.back')}</a>`,
  ])
  return { first, reset }
}

function pageOf({ sole, logo, fonts }: StartAndResetPagesDependencies, spoken: TranslatedPage) {
  const { primaryColor, theme } = sole ?? {}
  const tokens = resolveTokens({ ...(primaryColor && { primaryColor }), ...theme })
  const css = themeCss(tokens) + fonts[theme?.typePairing ?? 'modern'].rules + noticePageCss + ownCss
  const name = escapeHtml(sole?.agencyName ?? 'Livery')
  const mark = logo === null ? `<strong>${name}</strong>` : `<img src="${logo}" alt="${name}">`
  return (title: string, script: string, body: readonly string[]) =>
    [
      `<!doctype html><html lang="${spoken.fallback}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${escapeHtml(title)} · ${name}</title><link rel="icon" href="data:,"><style>${css}</style></head>`,
      `<body><header><div>${mark}</div></header><main aria-live="polite">${body.join('')}</main>`,
      `<script>${script};page.run(${scriptJson(spoken)})</script></body></html>\n`,
    ].join('')
}
