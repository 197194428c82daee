import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { startTestProvider } from '../src/server/sso/testing-provider.ts'
import { root } from './build/root.ts'

/**
 * Starts an identity provider on this machine for every demo agency whose tenant.json names it as issuer. Whatever name
 * is logged in with exists, and any password is right; `PORT` is the port that Livery answers at, 4000 unless told.
 */
const port = 4400
const issuer = `http://localhost:${port}`
const site = process.env.PORT || '4000'

interface TenantFile {
  identityProviders?: { id: string; issuer: string; clientId: string }[]
}

const agencies = globSync('tenants/*/tenant.json', { cwd: root }).flatMap((file) => {
  const slug = basename(dirname(file))
  const { identityProviders = [] } = JSON.parse(readFileSync(join(root, file), 'utf8')) as TenantFile
  return identityProviders
    .filter((provider) => provider.issuer === issuer)
    .map(({ id, clientId }) => ({ id, clientId, origin: `http://${slug}.localhost:${site}` }))
})

await startTestProvider({
  port,
  clients: agencies.map(({ id, clientId, origin }) => ({
    id: clientId,
    redirectUris: [`${origin}/sso/callback/${id}`],
  })),
  claimsOf(login) {
    const [name = '', domain = 'people.example'] = login.split('@')
    const [first = '', last = ''] = name
      .split('.')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    return { email: `${name}@${domain}`, email_verified: true, given_name: first, family_name: last }
  },
})
console.log(
  `An identity provider answers at ${issuer}; log in there as anybody, such as ada.lovelace, with any password.`,
)
for (const { origin } of agencies) console.log(`${origin}/sso begins.`)
