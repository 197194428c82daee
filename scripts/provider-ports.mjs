// Where the demo's identity providers answer. Plain JavaScript, as the start itself is.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { root } from './setup.mjs'

const NAME = 'LIVERY_PROVIDER_PORTS'

/** Gives the port of this machine that an issuer names, 0 where it is elsewhere. */
export function localPort(issuer) {
  return Number(/^http:\/\/localhost:(\d+)\/?$/.exec(issuer)?.[1] ?? 0)
}

/** Gives the environment, with a free port for each provider whose own port another program has; a reader's setting wins. */
export async function withProviderPorts(env) {
  if (env[NAME]) return env
  const moved = []
  for (const port of namedPorts(resolve(root, env.LIVERY_TENANTS_DIR || 'tenants'))) {
    if (!(await isFree(port))) moved.push(`${port}:${await freePort()}`)
  }
  return moved.length === 0 ? env : { ...env, [NAME]: moved.join(',') }
}

/** Gives the port at which a provider answers. */
export function answeredAt(port, env) {
  const pairs = (env[NAME] ?? '').split(',').map((pair) => pair.trim().split(':').map(Number))
  return pairs.find(([named]) => named === port)?.[1] ?? port
}

/** The ports that the agencies' files name; a file that cannot be read is reported by the server. */
function namedPorts(folder) {
  const issuers = readTenants(folder).flatMap(({ identityProviders = [] }) => identityProviders)
  return new Set(issuers.map(({ issuer }) => localPort(issuer)).filter((port) => port > 0))
}

function readTenants(folder) {
  const read = (slug) => {
    try {
      return [JSON.parse(readFileSync(join(folder, slug, 'tenant.json'), 'utf8'))]
    } catch {
      return []
    }
  }
  try {
    return readdirSync(folder).flatMap(read)
  } catch {
    return []
  }
}

/** A browser may ask either address of `localhost`. */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const failure = await listen(port, host).then(close, (error) => error.code)
    if (failure === 'EADDRINUSE') return false
  }
  return true
}

async function freePort() {
  const server = await listen(0, '127.0.0.1')
  const { port } = server.address()
  await close(server)
  return port
}

async function listen(port, host) {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  return server
}

async function close(server) {
  server.close()
  await once(server, 'close')
}
