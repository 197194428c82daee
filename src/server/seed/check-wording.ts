import type { LanguageCode } from '../../contract/types.ts'
import type { Wording } from '../store/agency-content.ts'
import { joinField } from '../validation/field-name.ts'
import { nearMiss } from '../validation/near-miss.ts'
import type { TenantProblem } from './tenant-problem.ts'
import { type KnownText, textCatalogue } from './text-catalogue.ts'

/** Own words may be three times as long as ours; beyond that they break what they stand in. */
const STRETCH = 3
const SHORTEST_LIMIT = 40
const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * Takes the `wording` of a tenant.json and the agency's languages, gives it with full keys, or what is wrong with it by
 * language, key and reason. Every plural form the language has may be worded, each by its own key. Source: architecture, decision 27.
 */
export function checkWording(
  wording: Wording,
  languages: readonly LanguageCode[],
  catalogue: readonly KnownText[] = textCatalogue(),
): { wording: Wording; problems: TenantProblem[] } {
  const problems: TenantProblem[] = []
  const checked: Partial<Record<LanguageCode, Record<string, string>>> = {}
  for (const [language, texts] of Object.entries(wording) as [LanguageCode, Record<string, string>][]) {
    const refuse = (field: string, reason: string) => problems.push({ file: 'tenant.json', field, reason })
    if (!languages.includes(language)) {
      refuse(`wording.${language}`, 'words a language that agency.languages leaves out')
      continue
    }
    const own: Record<string, string> = {}
    for (const [key, text] of Object.entries(texts)) {
      const found = findText(key, language, catalogue)
      const reason = 'reason' in found ? found.reason : textProblem(key, text, found)
      if (reason !== null) refuse(joinField(`wording.${language}`, key), reason)
      else if ('part' in found) own[fullKey(found.part, key)] = text
    }
    checked[language] = own
  }
  return { wording: checked, problems }
}

function fullKey(part: string, key: string): string {
  const bare = key.slice(key.indexOf('/') + 1)
  return part === 'shell' ? bare : `${part}/${bare}`
}

/** The text that a key means, in a form that the language has. */
function findText(
  key: string,
  language: LanguageCode,
  catalogue: readonly KnownText[],
): KnownText | { reason: string } {
  const [part, bare] = key.includes('/') ? key.split('/', 2) : [null, key]
  const stem = bare?.replace(pluralForm, '')
  const candidates = catalogue.filter((text) => part === null || text.part === part)
  const exact = candidates.filter((text) => text.key === bare)
  const plural = candidates.filter((text) => text.key === `${stem}_other`)
  const isForm = bare !== stem && plural.length > 0
  const found = isForm ? plural : exact
  const parts = [...new Set(found.map((text) => text.part))]
  if (parts.length > 1) {
    return {
      reason: `is a text of several parts; write ${parts.map((one) => `${one}/${bare}`).join(' or ')}`,
    }
  }
  const [first] = found
  if (first && isForm) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const form = pluralForm.exec(bare ?? '')?.[1]
    if (forms.some((one) => one === form)) return first
    return { reason: `is a plural form that ${language} does not have; it has ${forms.join(', ')}` }
  }
  return first ?? { reason: unknownKey(key, candidates.length > 0 ? candidates : catalogue) }
}

function unknownKey(key: string, catalogue: readonly KnownText[]): string {
  const bare = key.slice(key.indexOf('/') + 1)
  const names = catalogue.map((text) => text.key)
  // A plural without its form is the commonest slip, and letters alone would not bring one to it.
  const meant = names.find((name) => name === `${bare}_other`) ?? nearMiss(bare, names)
  return `is no text of the site${meant === null ? '' : `; did you mean ${meant}?`}`
}

function textProblem(key: string, text: string, { english }: KnownText): string | null {
  const most = Math.max(SHORTEST_LIMIT, STRETCH * english.length)
  if (text.trim() === '') return 'is empty; leave it out to keep our words'
  if (text.length > most) return `has ${text.length} characters; at most ${most} have room there`
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'has a line break or a control character'
  if (text.includes('$t(')) return 'calls another text with $t(, which is not for own words'
  const wanted = placesOf(english)
  const given = placesOf(text)
  const extra = given.find((place) => !wanted.includes(place))
  if (extra !== undefined) {
    return `has ${extra}, which the text is not given; it is given ${wanted.join(', ') || 'nothing'}`
  }
  // "One night" needs no number.
  const needed = pluralForm.test(key) ? wanted.filter((place) => place !== '{{count}}') : wanted
  const missing = needed.find((place) => !given.includes(place))
  return missing === undefined ? null : `leaves out ${missing}`
}

/** The places of a text, each as it is written. */
function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}*|\}\}/g) ?? []
}
