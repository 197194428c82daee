import { countries } from 'countries-list'
import { currencyOf } from '../../packages/geography/countries/country-table.ts'
import { products } from '../../src/contract/products.ts'
import type { BookingServiceTitle, LanguageCode } from '../../src/contract/types.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { languageCodes } from '../../src/tenant/language.ts'
import type { Ask } from '../command-line/conversation.ts'
import { listChoices } from '../command-line/list-choices.ts'
import { typedPath } from '../command-line/typed-path.ts'
import { UsageError } from '../command-line/usage-error.ts'
import { givenLogo } from './logo-colors.ts'
import type { NewTenant } from './new-tenant.ts'

/** The flags of `new`; it asks for missing ones. */
export interface NewFlags {
  name?: string | undefined
  logo?: string | undefined
  color?: string | undefined
  host?: readonly string[] | undefined
  languages?: string | undefined
  country?: string | undefined
  currency?: string | undefined
  engines?: string | undefined
}

const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/
const hostShape = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Asks for what slug and flags leave out; returns the tenant to make. Throws a UsageError for an invalid flag. */
export async function newArguments(slug: string, flags: NewFlags, ask: Ask): Promise<NewTenant> {
  const hosts = flags.host?.map(hostOf)
  const color = colorOf(flags.color)
  async function given<Value>(
    flag: string | undefined,
    question: string,
    otherwise: string,
    understood: (text: string) => Value | Promise<Value>,
  ): Promise<Value> {
    return flag === undefined ? ask(question, otherwise, understood) : understood(flag)
  }

  const name = await given(flags.name, 'Name of the agency', titled(slug), nameOf)
  const logo = await given(flags.logo, 'Logo file (none: the name is drawn)', '', logoAt)
  const languages = await given(flags.languages, 'Languages, the default first', 'en', languagesOf)
  const country = await given(flags.country, 'Country', 'US', countryOf)
  const usual = currencyOf(country) ?? 'USD'
  return {
    slug,
    name,
    logo,
    languages,
    country,
    color,
    currency: await given(flags.currency, 'Currency', usual, (text) =>
      oneOf('currency', text, Intl.supportedValuesOf('currency')),
    ),
    engines: await given(flags.engines, 'What it sells', 'hotels', (text) => listOf(text).map(engineOf)),
    hosts: hosts ?? (await ask('Hosts (none: its host in the demo)', '', (text) => listOf(text).map(hostOf))),
  }
}

/** Returns the name for a tenant's folder if it is allowed and free. */
export function slugOf(given: string): string {
  if (slugShape.test(given)) return given
  throw new UsageError(
    `${JSON.stringify(given)} is not a slug: use up to 40 of a-z, 0-9 and -, without - at either end.`,
  )
}

function nameOf(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > 80) throw new UsageError('The name must have 1 to 80 characters.')
  return name
}

async function logoAt(path: string) {
  return path === '' ? null : givenLogo(typedPath(path))
}

function languagesOf(text: string): LanguageCode[] {
  const languages = listOf(text).map((one) => oneOf<LanguageCode>('language', one, languageCodes))
  if (languages.length === 0) throw new UsageError('Name at least one language.')
  return languages
}

function titled(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** One of a list, in any case; otherwise an error that suggests the nearest one. */
function oneOf<Name extends string>(noun: string, given: string, known: readonly Name[]): Name {
  const found = known.find((one) => one.toLowerCase() === given.toLowerCase())
  if (found !== undefined) return found
  const meant = nearMiss(given, known)
  const guess = meant === null ? '' : ` Did you mean ${meant}?`
  throw new UsageError(
    `There is no ${noun} ${JSON.stringify(given)}.${guess}${known.length > 14 ? '' : ` ${listChoices(known)}`}`,
  )
}

/** A language's code, as in tenant.json. An English name is answered with its code. */
function countryOf(given: string): string {
  const code = given.toUpperCase()
  if (Object.hasOwn(countries, code)) return code
  const named = Object.entries(countries).map(([code, { name }]) => ({ code, name }))
  const meant = nearMiss(
    given,
    named.map(({ name }) => name),
  )
  const guess = named.find(({ name }) => name === meant)?.code
  throw new UsageError(
    `country must be a code of two letters (ISO 3166-1), but is ${JSON.stringify(given)}.${guess ? ` Did you mean ${guess}?` : ''}`,
  )
}

function engineOf(given: string): BookingServiceTitle {
  const names = products.flatMap(({ title, tab, aliases }) =>
    [title, tab, ...aliases].map((name) => ({ name, title })),
  )
  const name = oneOf('engine', given, [...new Set(names.map((one) => one.name))])
  return names.find((one) => one.name === name)?.title ?? 'Hotels'
}

function hostOf(given: string): string {
  if (hostShape.test(given) && !given.endsWith('.localhost')) return given
  throw new UsageError(
    `${JSON.stringify(given)} is not a host: use a lower-case name with a dot and without a port, such as travel.example.`,
  )
}

function colorOf(given: string | undefined): string {
  if (given === undefined) return '#2574de'
  if (/^#?[0-9a-f]{6}$/i.test(given)) return `#${given.replace('#', '').toLowerCase()}`
  throw new UsageError(`${JSON.stringify(given)} is not a colour: write it as #rrggbb.`)
}
