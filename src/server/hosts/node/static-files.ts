import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Forwarding, schemeOf } from '../../http/http-messages/request-origin.ts'
import { addSecurityHeaders } from '../../http/http-messages/security-headers.ts'
import { canonicalAddress, inRanges } from '../../kernel/net/ip-range.ts'
import { acceptedCodings } from './accepted-coding.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface StaticFile {
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  headers: OutgoingHttpHeaders
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Holds the built files of some folders in memory and answers for them first. Hashed names are immutable, a part's
 * manifest is not; compressed bodies come from the build. Other origins may load them, since shells elsewhere can use
 * a remote part. `folders` maps an address prefix to a folder. Every answer has the headers of security, 12.
 */
export function createStaticFiles(
  folders: Readonly<Record<string, string>>,
  { trustedProxies }: Pick<Forwarding, 'trustedProxies'>,
) {
  const files = new Map<string, StaticFile>()
  for (const [prefix, folder] of Object.entries(folders)) addFolder(files, prefix, folder)
  const prefixes = Object.keys(folders)

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url ?? ''
    if (!prefixes.some((prefix) => path.startsWith(prefix))) return false
    const promised = securityHeaders[schemeFor(request, trustedProxies)]
    const query = path.indexOf('?')
    const file = files.get(query < 0 ? path : path.slice(0, query))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...promised, allow: 'GET, HEAD', 'content-length': 0 }).end()
    } else if (file) {
      const encoding = pickEncoding(file, request.headers['accept-encoding'])
      const body = file.bodies[encoding] ?? file.bodies.identity
      response.writeHead(200, {
        ...promised,
        ...file.headers,
        'content-length': body.length,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } else {
      response
        .writeHead(404, { ...promised, 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Not found\n')
    }
    return true
  }
}

const securityHeaders = { http: promisedOver('http'), https: promisedOver('https') }

function promisedOver(scheme: 'http' | 'https'): OutgoingHttpHeaders {
  const headers = new Headers()
  addSecurityHeaders(headers, scheme)
  return Object.fromEntries(headers)
}

function schemeFor({ headers, socket }: IncomingMessage, trustedProxies: readonly string[]) {
  const forwarded = headers['x-forwarded-proto']
  if (forwarded === undefined) return schemeOf(null, 'encrypted' in socket)
  const peer = canonicalAddress(socket.remoteAddress ?? '')
  const isTrusted = peer !== null && inRanges(peer, trustedProxies)
  return schemeOf(isTrusted ? String(forwarded) : null, 'encrypted' in socket)
}

function pickEncoding(file: StaticFile, accepted: string | undefined): Encoding {
  return acceptedCodings(accepted).find((coding) => file.bodies[coding]) ?? 'identity'
}

function addFolder(files: Map<string, StaticFile>, prefix: string, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const type = contentTypes[extname(name)]
    if (!type || !statSync(path).isFile()) continue
    const isImmutable = !name.endsWith('manifest.json')
    const compressed = (suffix: string) => readIfPresent(`${path}${suffix}`)
    const br = compressed('.br')
    const gzip = compressed('.gz')
    files.set(`${prefix}${name.replaceAll('\\', '/')}`, {
      bodies: { identity: readFileSync(path), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
      headers: {
        'content-type': type,
        'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
      },
    })
  }
}

function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
