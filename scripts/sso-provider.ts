import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { startTestProvider } from '../src/server/http/single-sign-on/testing-provider.ts'
import { root } from './build/root.ts'
import { parseFlags } from './command-line/parse-flags.ts'
import { answeredAt, localPort } from './provider-ports.mjs'

/**
 * Starts the identity providers that tenant.json files name as issuers on this machine. They accept any name and
 * password. `PORT` is Livery's port, 4000 by default; `LIVERY_TENANTS_DIR` is the agencies' folder. Next to `npm
 * start` it ends with that.
 */
parseFlags(
  `npm run sso-provider

Starts the identity providers that tenant.json files name on this machine. They accept any name and any password. PORT is
Livery's port, and LIVERY_TENANTS_DIR the agencies' folder. npm start runs it with the demo.`,
  [],
)
const sitePort = process.env.PORT || '4000'
const tenants = resolve(root, process.env.LIVERY_TENANTS_DIR || 'tenants')

interface NamedProvider {
  id: string
  kind: 'sso' | 'social'
  issuer: string
  clientId: string
  name: string
}

/** The starter has a channel to this process, which closes however the starter ends. */
process.once('disconnect', () => process.exit())

for (const [port, providers] of Map.groupBy(
  globSync('*/tenant.json', { cwd: tenants }).flatMap(namedIn),
  at,
)) {
  const answers = answeredAt(port, process.env)
  try {
    await startTestProvider({
      port: answers,
      issuer: `http://localhost:${port}`,
      clients: providers.map(({ id, clientId, origin, name, agencyName }) => ({
        id: clientId,
        name: agencyName,
        providerName: name,
        redirectUris: [`${origin}/sso/callback/${id}`],
      })),
      claimsOf,
    })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(isTaken ? `Port ${answers} is in use.` : `${error}`)
    process.exit(1)
  }
  const doors = providers.map(({ kind, origin }) => `${origin}/${kind === 'sso' ? 'sso' : 'social'}`)
  console.log(
    `An identity provider answers at http://localhost:${answers}: it accepts any name, such as ada.lovelace, and any password. ` +
      `Sign in at ${doors.join(' or ')}.`,
  )
}

function namedIn(file: string) {
  const { identityProviders = [], agency } = JSON.parse(readFileSync(join(tenants, file), 'utf8')) as {
    identityProviders?: NamedProvider[]
    agency?: { agencyName?: string }
  }
  const slug = basename(dirname(file))
  const site = { origin: `http://${slug}.localhost:${sitePort}`, agencyName: agency?.agencyName ?? slug }
  return identityProviders
    .filter((provider) => at(provider) > 0)
    .map((provider) => ({ ...provider, ...site }))
}

/** The port on this machine; 0 for an issuer elsewhere. */
function at({ issuer }: NamedProvider): number {
  return localPort(issuer)
}

/** Any name is accepted; a dot replaces characters that an address may not have. */
function claimsOf(login: string) {
  const [typed = '', domain = 'people.example'] = login.split('@')
  const name = typed.replace(/[^\w+-]+/g, '.').replace(/^\.|\.$/g, '') || 'somebody'
  const [first = '', last = ''] = name.split('.').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return { email: `${name}@${domain}`, email_verified: true, given_name: first, family_name: last }
}
