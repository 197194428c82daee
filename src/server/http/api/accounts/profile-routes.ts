import type { UpdateProfileRequest } from '../../../../contract/types.ts'
import { offeredCurrencies } from '../../../../tenant/offered-currencies.ts'
import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { ownProfile } from '../../../domain/accounts/own-profile.ts'
import type { User } from '../../../domain/accounts/person.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { RatesProvider } from '../../../domain/exchange-rates/rates-provider.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { writeCurrencyCookie } from '../../request-context/cookies/currency-cookie.ts'
import { writeLanguageCookie } from '../../request-context/cookies/language-cookie.ts'
import { requirePerson } from '../../request-context/require-person.ts'
import type { Call, Routes } from '../../request-context/route.ts'

/** The store of people, and the rates that decide which currencies exist. */
export interface ProfileRouteDependencies {
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'users' | 'transaction'>
  rates: RatesProvider
}

/**
 * Makes the routes for the caller's profile: names, telephone number, and the preferred language and currency, which
 * apply to this browser at once. Source: spec §2.2 (profile), §4 (Language, Currency).
 */
export function profileRoutes({
  ofAgency,
  rates,
}: ProfileRouteDependencies): Pick<Routes, 'getProfile' | 'updateProfile'> {
  return {
    async getProfile(call) {
      const user = await ofAgency(call.agency.id).users.find(requirePerson(call))
      return { data: ownProfile(found(user), call.agency.agency) }
    },

    async updateProfile(call) {
      const { body, agency, caller } = call
      const id = requirePerson(call)
      requireOffered(call, offeredCurrencies(agency.currencies, (await rates.current()).rates))
      const user = await ofAgency(agency.id).transaction(async (records) => {
        const before = found(await records.users.find(id))
        const after = found(await records.users.update(id, trimmed(body)))
        await noteChange(records, id, 'user.profile', { before: kept(before), after: kept(after) })
        return after
      })
      if (body.language) call.setCookie(writeLanguageCookie(body.language, caller.site))
      if (body.currency) call.setCookie(writeCurrencyCookie(body.currency, caller.site))
      return { data: ownProfile(user, agency.agency) }
    },
  }
}

function trimmed(change: UpdateProfileRequest): UpdateProfileRequest {
  const texts = (['firstName', 'lastName', 'phone'] as const).flatMap((field) => {
    const text = change[field]
    return text === undefined ? [] : [[field, text.trim()]]
  })
  return { ...change, ...Object.fromEntries(texts) }
}

/** The fields that people may change themselves. */
function kept({ firstName, lastName, phone, language, currency }: User) {
  return { firstName, lastName, phone, language, currency }
}

/** Throws for a language or a currency that the agency does not offer. */
function requireOffered({ body, agency }: Call<'updateProfile'>, currencies: readonly string[]): void {
  const errors = [
    body.language && !agency.agency.languages.includes(body.language) ? 'language' : null,
    body.currency && !currencies.includes(body.currency) ? 'currency' : null,
  ].filter((field) => field !== null)
  if (errors.length === 0) return
  throw new Problem({
    code: 'validation_failed',
    detail: `The agency does not offer this ${errors.join(' and this ')}.`,
    errors: errors.map((field) => ({ field, reason: `must be a ${field} that the agency offers` })),
  })
}

/** The account was removed while its owner was signed in. */
function found(user: User | null): User {
  if (user !== null) return user
  throw new Problem({
    code: 'not_found',
    detail: 'This account no longer exists. Log in with another account, or sign up.',
  })
}
