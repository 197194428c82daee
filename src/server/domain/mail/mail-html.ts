import type { Agency, LanguageCode } from '../../../contract/types.ts'
import { directionOf } from '../../../tenant/language.ts'
import { resolveTokens } from '../../../theme/resolve-tokens.ts'
import { escapeHtml } from '../../kernel/text/escape.ts'
import { mailAddress } from '../documents/mail-address.ts'
import { brandMark, cardAddress, cardSize, heroScene, iconAddress } from '../pictures/brand-address.ts'
import { mailContact } from './mail-contact.ts'
import type { MailFrame } from './mail-frame.ts'
import type { MailLayout } from './mail-layout.ts'

const faces = {
  sans: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  serif: "Georgia,'Times New Roman',Times,serif",
  arabic: "'Segoe UI','Geeza Pro','Noto Naskh Arabic',Tahoma,Arial,sans-serif",
}

const WIDTH = 600

/**
 * Returns a mail as HTML: tables, inline styles and literal colours, which mail programs keep, with the agency's
 * picture, icon and name. It is dark if the reader's program prefers it, and contains nothing that tracks readers.
 */
export function mailHtml(layout: MailLayout, frame: MailFrame): string {
  const branding = mailLook(frame.agency, frame.language)
  const { light } = branding
  return [
    '<!doctype html>',
    `<html lang="${frame.language}" dir="${directionOf(frame.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="${branding.schemes}"><meta name="supported-color-schemes" content="${branding.schemes}">`,
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(layout.subject)}</title><style>${sheet(branding)}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background:${light.background};font-family:${branding.sans};color:${light.foreground}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(layout.paragraphs[0] ?? '')}${'&#8199;&#65279;'.repeat(40)}</div>`,
    `<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.background}"><tr><td align="center" style="padding:0 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;width:100%">`,
    // The picture at the top already contains the logo.
    row(
      layout.isWelcome ? '' : masthead(frame, branding),
      layout.isWelcome ? 'padding:32px 0 0' : 'padding:32px 4px 20px',
    ),
    row(card(layout, frame, branding), ''),
    row(footer(frame, branding), 'padding:24px 4px 40px'),
    '</table></td></tr></table></body></html>',
  ].join('\n')
}

function row(content: string, style: string): string {
  return `<tr><td style="${style}">${content}</td></tr>`
}

/** Dark mode overrides the style attributes; programs without media queries stay light. */
function sheet({ dark, schemes }: MailLook): string {
  const rules: [string, string][] = [
    ['.ground', `background:${dark.background}!important;color:${dark.foreground}!important`],
    ['.card', `background:${dark.card}!important;border-color:${dark.border}!important`],
    ['.ink', `color:${dark.foreground}!important`],
    ['.quiet', `color:${dark['muted-foreground']}!important`],
    ['.link', `color:${dark.link}!important`],
    ['.rule', `border-color:${dark.border}!important`],
    ['.button', `background:${dark.primary}!important`],
    ['.label', `color:${dark['primary-foreground']}!important`],
  ]
  const night = rules.map(([selector, body]) => `${selector}{${body}}`).join('')
  return `:root{color-scheme:${schemes}}@media (prefers-color-scheme:dark){${night}}@media (max-width:480px){.inside{padding:28px 24px 30px!important}.title{font-size:25px!important}.press,.press a{display:block!important;text-align:center!important}}`
}

function masthead(
  { agency, agencyName, origin }: MailFrame,
  { light, display, weight, tracking }: MailLook,
): string {
  const icon = `${origin}${iconAddress(brandMark(agency), 'icon-192.png')}`
  return `<a href="${escapeHtml(origin)}/" style="text-decoration:none"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-inline-end:12px"><img src="${escapeHtml(icon)}" width="40" height="40" alt="" style="display:block;border:0;width:40px;height:40px"></td>
<td class="ink" style="font-family:${display};font-weight:${weight};font-size:20px;line-height:26px;letter-spacing:${tracking};color:${light.foreground}">${escapeHtml(agencyName)}</td>
</tr></table></a>`
}

function card(layout: MailLayout, frame: MailFrame, look: MailLook): string {
  const { light } = look
  const text = (words: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:26px;color:${light.foreground}">${escapeHtml(words)}</p>`
  const quiet = (words: string, style = '') =>
    `<p class="quiet" style="margin:0 0 12px;font-size:14px;line-height:22px;color:${light['muted-foreground']};${style}">${words}</p>`
  const link = (href: string, words: string) =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${light.link};text-decoration:underline;word-break:break-all"><bdi dir="ltr">${escapeHtml(words)}</bdi></a>`
  const inside = [
    `<h1 class="ink title" style="margin:0 0 20px;font-family:${look.display};font-weight:${look.weight};font-size:30px;line-height:1.2;letter-spacing:${look.tracking};color:${light.foreground}">${escapeHtml(layout.heading)}</h1>`,
    text(frame.greeting),
    ...layout.paragraphs.map(text),
    factTable(layout, look),
    button(layout, look),
    layout.second
      ? quiet(`${escapeHtml(layout.second.label)}<br>${link(layout.second.href, layout.second.href)}`)
      : '',
    layout.note === '' ? '' : quiet(escapeHtml(layout.note)),
    `<p class="ink" style="margin:20px 0 0;font-size:16px;line-height:26px;color:${light.foreground}">${escapeHtml(frame.regards)}<br>${escapeHtml(frame.agencyName)}</p>`,
    // A mail address is not a page that a browser opens.
    ...(layout.button.href.startsWith('mailto:')
      ? []
      : [
          `<div class="rule" style="margin:28px 0 16px;border-top:1px solid ${light.border};font-size:0;line-height:0">&nbsp;</div>`,
          quiet(
            `${escapeHtml(frame.linkHint)}<br>${link(layout.button.href, layout.button.href)}`,
            'margin:0;font-size:13px;line-height:20px',
          ),
        ]),
  ].join('\n')
  return `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;background:${light.card};border:1px solid ${light.border};border-radius:${look.radius};overflow:hidden">
${layout.isWelcome ? banner(frame, look) : `<tr><td class="button" style="height:6px;font-size:0;line-height:0;background:${light.primary};border-radius:${look.radius} ${look.radius} 0 0">&nbsp;</td></tr>`}
<tr><td class="inside" style="padding:36px 44px 40px">${inside}</td></tr></table>`
}

/** Facts as a table of names and values; each value keeps its own text direction. */
function factTable({ facts = [] }: MailLayout, { light }: MailLook): string {
  if (facts.length === 0) return ''
  const cell = `padding:10px 0;border-top:1px solid ${light.border};font-size:15px;line-height:22px;vertical-align:top`
  const rows = facts.map(({ label, value }) => {
    const lines = value.split('\n').map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
    return `<tr><td class="quiet rule" width="34%" style="${cell};padding-inline-end:16px;color:${light['muted-foreground']}">${escapeHtml(label)}</td><td class="ink rule" style="${cell};color:${light.foreground}">${lines.join('<br>')}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0">${rows.join('\n')}</table>`
}

/** The agency's own scene with its logo, as its shared pages show it. */
function banner({ agency, agencyName, origin }: MailFrame, { light, radius }: MailLook): string {
  const address = cardAddress(brandMark(agency), heroScene(agency))
  if (address === null) return ''
  const height = Math.round((WIDTH * cardSize.height) / cardSize.width)
  return `<tr><td style="background:${light.deep};border-radius:${radius} ${radius} 0 0;overflow:hidden;font-size:0;line-height:0"><img src="${escapeHtml(`${origin}${address}`)}" width="${WIDTH}" height="${height}" alt="${escapeHtml(agencyName)}" style="display:block;width:100%;height:auto;border:0;font-size:20px;line-height:60px;text-align:center;color:${light['deep-foreground']}"></td></tr>`
}

function button({ button: { label, href } }: MailLayout, { light, buttonRadius, sans }: MailLook): string {
  return `<table role="presentation" class="press" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 28px"><tr><td class="button press" align="center" style="background:${light.primary};border-radius:${buttonRadius}"><a class="label" href="${escapeHtml(href)}" style="display:inline-block;padding:15px 30px;font-family:${sans};font-size:16px;line-height:20px;font-weight:600;color:${light['primary-foreground']};text-decoration:none;border-radius:${buttonRadius}">${escapeHtml(label)}</a></td></tr></table>`
}

function footer(frame: MailFrame, { light }: MailLook): string {
  const { agency } = frame
  const link = (href: string, words: string) =>
    `<a class="quiet" href="${escapeHtml(href)}" style="color:${light['muted-foreground']};text-decoration:underline;white-space:nowrap"><bdi dir="ltr">${escapeHtml(words)}</bdi></a>`
  const links = mailContact(agency).map(({ href, words }) => link(href, words))
  const lines = [
    links.length === 0 ? '' : `${escapeHtml(frame.questions)} ${links.join(' · ')}`,
    [frame.agencyName, ...mailAddress(agency)].map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join(' · '),
    escapeHtml(frame.reason),
  ].filter((line) => line !== '')
  return `<p class="quiet" style="margin:0;font-size:13px;line-height:22px;color:${light['muted-foreground']}">${lines.join('<br>')}</p>`
}

type Colors = Readonly<Record<string, string>>

/** An agency's branding as mail programs can show it: literal colours and common fonts. */
interface MailLook {
  /** `light dark`, or the agency's only one. */
  schemes: string
  /** Colours for programs that prefer light, and for those that prefer dark. */
  light: Colors
  dark: Colors
  sans: string
  display: string
  weight: string
  tracking: string
  radius: string
  buttonRadius: string
}

/** Returns the branding of an agency's mails, in the mail's language. Source: the theme's tokens. */
function mailLook(agency: Pick<Agency, 'primaryColor' | 'theme'>, language: LanguageCode): MailLook {
  const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const { shape, mode } = tokens
  // An agency that is always dark, or never, is so in its mails too.
  const light = mode === 'dark' ? tokens.dark : tokens.light
  const dark = mode === 'light' ? tokens.light : tokens.dark
  const face = (name: string) =>
    directionOf(language) === 'rtl'
      ? faces.arabic
      : /(?<!sans-)serif$/.test(shape[name] ?? '')
        ? faces.serif
        : faces.sans
  return {
    schemes: mode === 'auto' ? 'light dark' : mode,
    light,
    dark,
    sans: face('font-sans'),
    display: face('font-display'),
    weight: shape['font-weight-display'] ?? '700',
    tracking: directionOf(language) === 'rtl' ? '0' : (shape['tracking-display'] ?? '0'),
    radius: pixels(shape.radius),
    buttonRadius: pixels(shape['radius-control']),
  }
}

/** Mail programs do not support rem; the site's root is 16 px too. */
function pixels(length: string | undefined): string {
  const [, value, unit] = /^([\d.]+)(rem|px)$/.exec(length ?? '') ?? []
  if (value === undefined) return '0'
  return `${Math.min(28, Math.round(Number(value) * (unit === 'rem' ? 16 : 1)))}px`
}
