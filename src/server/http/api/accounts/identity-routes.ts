import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import type { Hashing } from '../../../domain/accounts/hashing.ts'
import { counting, requireOwnAttempt } from '../../../domain/accounts/require-attempt.ts'
import { grantLink } from '../../../domain/accounts/single-sign-on/link-grant.ts'
import type { ProvidersOf } from '../../../domain/accounts/single-sign-on/offered-providers.ts'
import { providerName } from '../../../domain/accounts/single-sign-on/provider-name.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Routes } from '../../request-context/route.ts'

export interface IdentityRouteDependencies {
  ofAgency: (agencyId: string) => AgencyRepositories
  providersOf: ProvidersOf
  /** Limits how many passwords are checked in parallel. */
  hashing: Hashing
}

/**
 * Makes the routes that list, remove and add a person's accounts elsewhere. Adding one needs the password again,
 * since a page may have been left open. Source: security, 4, 7.
 */
export function identityRoutes({
  ofAgency,
  providersOf,
  hashing,
}: IdentityRouteDependencies): Pick<Routes, 'getIdentities' | 'linkIdentity' | 'removeIdentity'> {
  async function listed(agency: ResolvedAgency, person: string) {
    const found = await ofAgency(agency.id).identities.list(person)
    return {
      data: found.map((one) => ({
        id: one.id,
        kind: one.kind,
        createdAt: one.createdAt.toISOString(),
        name: providerName(agency, one),
      })),
    }
  }

  return {
    getIdentities: async (call) => listed(call.agency, requirePerson(call)),

    async linkIdentity(call) {
      const person = requirePerson(call)
      const { provider, current } = call.body
      const { users, attempts, transaction } = ofAgency(call.agency.id)
      const attempt = await requireOwnAttempt(attempts, 'password', person)
      const email = (await users.find(person))?.email ?? ''
      const known = await counting(attempt, () => hashing.run(() => users.authenticate(email, current), call))
      if (known === null) throw wrong('current', 'is not the current password')
      await attempt.succeeded()
      const isOffered = providersOf(call.agency).some(({ id, kind }) => id === provider && kind === 'social')
      if (!isOffered) throw wrong('provider', 'must be a social account that the agency offers')
      const token = await transaction(async (records) => {
        const isStill = await records.users.hold(person, known.passwordHash)
        if (isStill === null) throw wrong('current', 'is not the current password')
        return grantLink(records.ssoAttempts, { userId: person, provider }, call.caller.clientAddress)
      })
      if (token !== null) return { data: { token } }
      throw new Problem({
        code: 'rate_limited',
        detail: 'Too many sign-ins with other providers are in progress. Try again in a minute.',
        headers: { 'retry-after': '60' },
      })
    },

    async removeIdentity(call) {
      const person = requirePerson(call)
      const { id } = call.path
      await ofAgency(call.agency.id).transaction(async ({ identities, sessions }) => {
        if (await identities.remove(person, id)) {
          // Sessions that began with this identity end as well.
          return sessions.endAllOf(person, call.accessToken ?? undefined)
        }
        const isOwn = (await identities.list(person)).some((one) => one.id === id)
        throw isOwn
          ? new Problem({ code: 'conflict', detail: "The agency's single sign-on cannot be removed here." })
          : new Problem({
              code: 'not_found',
              detail: 'There is no such linked account. It may have been removed.',
            })
      })
      return listed(call.agency, person)
    },
  }
}

function wrong(field: string, reason: string): Problem {
  return new Problem({
    code: 'validation_failed',
    detail: `The ${field} is wrong.`,
    errors: [{ field, reason }],
  })
}
