import { DEFAULT_PRIMARY_COLOR } from '../../../theme/theme-input.ts'

export interface PlainPage {
  status: number
  title: string
  message: string
  /** A link below the message, also constant. */
  way?: { href: string; label: string }
  headers?: Readonly<Record<string, string>>
}

// The page belongs to no agency, so it has the platform's colour, mixed into the system's for light and dark.
const style = `
:root{color-scheme:light dark;--own:${DEFAULT_PRIMARY_COLOR};--ink:color-mix(in srgb,var(--own) 55%,CanvasText)}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:color-mix(in srgb,var(--own) 3%,Canvas);color:CanvasText;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:27rem;padding:2rem;text-align:center}
svg{width:15rem;height:auto}
h1{margin:1.5rem 0 .5rem;font-size:1.875rem;line-height:1.2;font-weight:700;letter-spacing:-.02em}
p{margin:0;color:color-mix(in srgb,CanvasText 72%,Canvas);text-wrap:balance}
.way{margin-top:1.5rem}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:.75rem;background:var(--ink);color:Canvas;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.ground{fill:color-mix(in srgb,var(--own) 9%,Canvas)}
.behind{fill:Canvas;stroke:color-mix(in srgb,CanvasText 16%,Canvas)}
.line{stroke:color-mix(in srgb,CanvasText 16%,Canvas);stroke-width:4}
.card{fill:color-mix(in srgb,var(--own) 15%,Canvas);stroke:color-mix(in srgb,var(--own) 45%,Canvas)}
.dot{fill:color-mix(in srgb,var(--own) 40%,Canvas)}
.star{stroke:color-mix(in srgb,var(--own) 65%,Canvas)}
.tag{stroke:var(--ink);stroke-width:2.5}
@media (forced-colors:active){.ground,.dot{display:none}.tag{stroke:CanvasText}}
`

/** A luggage tag on a card, in front of two others: the illustration of empty pages. */
const picture = `<svg viewBox="0 0 208 128" fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><ellipse class="ground" cx="104" cy="66" rx="92" ry="56"/><rect class="behind" x="24" y="38" width="64" height="52" rx="10"/><path class="line" d="M34 78h34M34 68h20"/><rect class="behind" x="120" y="38" width="64" height="52" rx="10"/><path class="line" d="M140 78h34M154 68h20"/><rect class="card" x="66" y="22" width="76" height="84" rx="16"/><circle class="dot" cx="176" cy="24" r="7"/><path class="star" d="M30 20v10M25 25h10M182 104v8M178 108h8"/><g class="tag"><path d="M90 59l14-11 14 11v29a3 3 0 0 1-3 3H93a3 3 0 0 1-3-3Z"/><circle cx="104" cy="60" r="3"/><path d="M104 57c0-10 6-16 14-18"/><path d="M97 74h14M97 82h9"/></g></svg>`

/**
 * Returns a self-contained page for failures before an agency is known, or of a page itself. Its markup is constant,
 * with one inline style allowed by hash, no script, and never cached. Title and message must be constants, because
 * they are not escaped.
 */
export async function plainPage(page: PlainPage): Promise<Response> {
  const { status, title, message, way, headers } = page
  const link = way ? `<p class="way"><a href="${way.href}">${way.label}</a></p>` : ''
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${picture}<h1>${title}</h1><p>${message}</p>${link}</main></body></html>
`
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await styleHash()}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  })
}

let hash: Promise<string> | undefined

function styleHash(): Promise<string> {
  hash ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(style))
    .then((digest) => btoa(String.fromCharCode(...new Uint8Array(digest))))
  return hash
}

/** The constant answer for a host that no agency owns (spec §2.1). */
export function agencyNotFoundPage(): Promise<Response> {
  return plainPage({
    status: 404,
    title: 'Agency not found!',
    message: 'No travel agency answers at this address. Check the spelling, or ask the agency for its link.',
  })
}
