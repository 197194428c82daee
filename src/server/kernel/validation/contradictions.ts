import type { FieldError, IdentityProviderSettings, Tenant } from '../../../contract/types.ts'
import { timeZoneErrors } from './time-zone-errors.ts'

/**
 * Returns the errors of valid settings that break a rule between fields, which JSON Schema cannot express or not
 * well.
 */
export function contradictions({
  agency,
  agencyTerms,
  posts,
  links,
  identityProviders,
}: Pick<Tenant, 'agency' | 'agencyTerms' | 'posts' | 'links' | 'identityProviders'>): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (field: string, reason: string) => errors.push({ field: `agency.${field}`, reason })
  if (agency.languages && !agency.languages.includes(agency.defaultLanguage)) {
    refuse('languages', `must contain the defaultLanguage, ${agency.defaultLanguage}`)
  }
  if (agency.supportMode === 'chat' && !agency.chatWidget) {
    refuse('chatWidget', 'is missing; supportMode chat opens it')
  }
  const titles = agency.bookingMenuItemOptions.map(({ title }) => title)
  return [
    ...errors,
    ...timeZoneErrors({ agency }),
    ...repeated(titles, (index) => `agency.bookingMenuItemOptions[${index}].title`),
    ...repeated(
      agencyTerms.map(({ id }) => id),
      (index) => `agencyTerms[${index}].id`,
    ),
    ...repeated(
      posts.map(({ slug }) => slug),
      (index) => `posts[${index}].slug`,
    ),
    ...repeated(
      links.map(({ id }) => id),
      (index) => `links[${index}].id`,
    ),
    ...repeated(
      identityProviders.map(({ id }) => id),
      (index) => `identityProviders[${index}].id`,
    ),
    ...identityProviders.flatMap((provider, index) =>
      providerErrors(provider, agency.sso).map(([field, reason]) => ({
        field: `identityProviders[${index}].${field}`,
        reason,
      })),
    ),
  ]
}

/** Errors of a provider apart from its shape, as field and reason. */
function providerErrors(
  { kind, issuer, scopes, trustsEmail }: IdentityProviderSettings,
  sso: Tenant['agency']['sso'],
): [field: string, reason: string][] {
  const errors: [string, string][] = []
  if (!URL.canParse(issuer)) errors.push(['issuer', 'is no address that can be asked'])
  if (!scopes.includes('openid')) errors.push(['scopes', 'must contain openid'])
  if (kind === 'sso' && !sso.isSSOEnabled) {
    errors.push(['kind', 'is sso, and agency.sso.isSSOEnabled is not true'])
  }
  if (kind === 'social' && sso.isSSOEnabled && !sso.isDirectLoginAllowedForSSOUsers) {
    errors.push(['kind', "is social, and agency.sso lets people in by the agency's own sign-on alone"])
  }
  if (kind === 'social' && trustsEmail === true) {
    errors.push([
      'trustsEmail',
      "is for the agency's own sign-on: anybody may write any address into an account elsewhere",
    ])
  }
  return errors
}

/** Refuses every repetition of a name that must be unique in its list. */
function repeated(names: readonly string[], fieldAt: (index: number) => string): FieldError[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ field: fieldAt(index), reason: `repeats ${name}` }] : [],
  )
}
