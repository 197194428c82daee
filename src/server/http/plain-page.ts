export interface PlainPage {
  status: number
  title: string
  message: string
  headers?: Record<string, string>
}

// System colours only: the page belongs to no agency, so it wears nobody's livery, and it follows dark mode by itself.
const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText;font:1rem/1.6 system-ui,sans-serif}
main{max-width:26rem;padding:2rem;text-align:center}
svg{width:7rem;height:7rem;color:color-mix(in srgb,CanvasText 45%,Canvas)}
h1{margin:1.25rem 0 .5rem;font-size:1.5rem;line-height:1.25;font-weight:650;letter-spacing:-.01em}
p{margin:0;color:color-mix(in srgb,CanvasText 70%,Canvas);text-wrap:pretty}
`

const luggageTag = `<svg viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M30 34 48 20l18 14v40a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4Z"/><circle cx="48" cy="35" r="4"/><path d="M48 31c0-12 8-19 18-21"/><path d="M39 52h18M39 60h18M39 68h10" stroke-dasharray="1 5"/></svg>`

/**
 * Gives a self-contained page for what happens before an agency is known, or when its page failed: constant markup, one
 * inline style allowed by its hash, no script, never cached. Title and message must be constants, they are not escaped.
 */
export async function plainPage({ status, title, message, headers }: PlainPage): Promise<Response> {
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${luggageTag}<h1>${title}</h1><p>${message}</p></main></body></html>
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
