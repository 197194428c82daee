import { Hono } from 'hono'
import { Problem } from '../../kernel/errors/problem.ts'
import type { AppEnv } from '../request-context/app-env.ts'

/** Address of the readable reference, with its own files below it. It does not exist in production. */
const REFERENCE = '/api/docs'

/** Only scripts and styles of this origin, none inline. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page, which renders itself from /openapi.json. */
const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API reference</title>
    <link rel="stylesheet" href="${REFERENCE}/swagger-ui.css">
    <link rel="stylesheet" href="${REFERENCE}/reference.css">
    <script defer src="${REFERENCE}/swagger-ui-bundle.js"></script>
    <script type="module" src="${REFERENCE}/start-reference.js"></script>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
  </body>
</html>
`

/** Returns a file of the reference as built; null if there is none with that name. */
export type ReadReference = (name: string) => Promise<Uint8Array<ArrayBuffer> | null>

const types: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'reference.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'start-reference.js': 'text/javascript; charset=utf-8',
}

/** Makes the addresses of the contract and of its readable reference, for demo and development alone. */
export function referenceRoutes(read: ReadReference): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/openapi.json', () => answer('openapi.json', 'application/json'))
  routes.get(REFERENCE, (c) =>
    c.html(referencePage, 200, { ...fresh, 'content-security-policy': referencePolicy }),
  )
  routes.get(`${REFERENCE}/:name`, (c) => {
    const name = c.req.param('name')
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) throw missing()
    return answer(name, type)
  })
  return routes

  async function answer(name: string, type: string): Promise<Response> {
    const content = await read(name)
    if (content === null) throw missing()
    return new Response(content, { headers: { ...fresh, 'content-type': type } })
  }
}

// Builds reuse the file names, so they are not cached.
const fresh = { 'cache-control': 'no-cache' }

function missing(): Problem {
  return new Problem({
    code: 'not_found',
    detail: 'This file of the API reference does not exist. Run npm run build to make it.',
  })
}
