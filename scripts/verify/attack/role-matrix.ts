import { type OperationId, operations } from '../../../src/contract/operations.gen.ts'
import { sessionOf } from '../../../src/server/domain/accounts/sessions/sessions.ts'
import { demoPeople } from '../../../src/server/domain/demo/demo-people.ts'
import { operationCases } from '../../../src/server/http/api/testing-operations.ts'
import { permissionsOf } from '../../../src/tenant/permissions.ts'
import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import type { Target } from './target.ts'

interface Attempt {
  id: OperationId
  slug: string
  title: string
  headers: readonly (readonly [string, string])[]
}

/**
 * Calls every operation in every role at every agency: sessions of another agency, forged and planted ones, and roles
 * without permission. None may succeed or end a session.
 */
export const roleMatrix: AttackKind = {
  about: 'each operation by each role, with foreign, forged and planted sessions',
  async run(target, { most, deadline }) {
    const [here = '', there = ''] = target.slugs
    const cookies = await sessionsOf(target, here)
    const foreign = await sessionsOf(target, there)
    const attempts = [...deniedRoles(here, cookies), ...badSessions(here, foreign)].slice(0, most)
    const { examples, add } = exampleList()
    // A server that refuses everything must not pass, so permitted calls are made too.
    const owner = cookies.get('owner') ?? ''
    const control = await target.send({
      slug: here,
      path: '/api/branding/draft',
      headers: [['Cookie', owner]],
    })
    if (control.status !== 200) add(`${control.status}: the owner reads the draft`)
    const statuses: Record<string, number> = {}
    let [granted, serverErrors, ended] = [0, 0, 0]
    const sent = await eachWithin(
      attempts,
      { width: 6, deadline },
      async ({ id, slug, title, headers }, index) => {
        const { path, method } = operations[id]
        const { path: asked = path, body, headers: own = {} } = operationCases[id]
        const reply = await target.send({
          slug,
          path: asked,
          method: method.toUpperCase(),
          from: `127.0.0.${2 + (index % 200)}`,
          ...(body === undefined && method === 'get' ? {} : { body: body ?? {} }),
          headers: [...Object.entries(own), ...headers],
        })
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
        if (reply.status >= 500) {
          serverErrors += 1
          add(`${reply.status}: ${title}`)
        }
        if (reply.status !== 401 && reply.status !== 403 && reply.status !== 429) {
          granted += 1
          add(`${reply.status}: ${title}`)
        }
      },
    )
    for (const [slug, all] of [
      [here, cookies],
      [there, foreign],
    ] as const) {
      for (const [name, cookie] of all) {
        const { status } = await target.send({
          slug,
          path: '/api/user/session',
          headers: [['Cookie', cookie]],
        })
        if (status === 200) continue
        ended += 1
        add(`the session of ${name} at ${slug} has ended`)
      }
    }
    return {
      counts: { sent, ...statuses },
      faults: { granted, ended, serverErrors, ownerRefused: control.status === 200 ? 0 : 1 },
      examples,
    }
  },
}

async function sessionsOf(target: Target, slug: string): Promise<Map<string, string>> {
  const cookies = new Map<string, string>()
  for (const { name } of demoPeople) cookies.set(name, await target.signIn(slug, name))
  return cookies
}

const ids = Object.keys(operations) as OperationId[]

/** The agency's people, at each call that their role may not make. */
function deniedRoles(slug: string, cookies: ReadonlyMap<string, string>): Attempt[] {
  const agency = { allowNonLoginFlow: true, academyUrl: '' }
  return demoPeople.flatMap(({ name, userType, isRestricted, firstName }) => {
    const permissions = permissionsOf(sessionOf({ userType, isRestricted, firstName }), agency)
    return ids.flatMap((id) => {
      const { may } = operationCases[id]
      if (may === 'anybody' || may === 'whoeverIsSignedIn' || permissions.has(may)) return []
      return [
        { id, slug, title: `${id} as ${name}`, headers: [['Cookie', cookies.get(name) ?? '']] as const },
      ]
    })
  })
}

/** Sessions that are invalid at this agency, at each call that needs one. */
function badSessions(slug: string, foreign: ReadonlyMap<string, string>): Attempt[] {
  return ids.flatMap((id) => {
    const { may, takesEndedSession } = operationCases[id]
    if (may === 'anybody' || takesEndedSession) return []
    return [...foreign].flatMap(([name, cookie]) => {
      const token = cookie.slice(cookie.indexOf('=') + 1)
      const ways: readonly (readonly [string, string])[] = [
        ['Cookie', cookie],
        ['X-Access-Token', token],
        ['X-Session-Id', token],
        ['Authorization', `Bearer ${token}`],
        ['Cookie', `livery_visit=${token}`],
        ['Cookie', `${cookie}.${token}`],
        ['Cookie', cookie.replace(token, token.split('').reverse().join(''))],
      ]
      return ways.map((attempt) => ({
        id,
        slug,
        title: `${id} by ${attempt[0]} of a foreign ${name}`,
        headers: [attempt],
      }))
    })
  })
}
