import type { LanguageCode } from '../../../contract/types.ts'
import { currentTextKey } from '../../../tenant/renamed-texts.ts'
import { joinField } from '../../kernel/validation/field-name.ts'
import { nearMiss } from '../../kernel/validation/near-miss.ts'
import type { Wording } from '../agencies/agency-content.ts'
import type { TenantProblem } from './tenant-problem.ts'
import { type KnownText, textCatalogue } from './text-catalogue.ts'

/** An agency's text may be three times as long as ours; longer ones break the layout. */
const STRETCH = 3
const SHORTEST_LIMIT = 40
/** Problems after which unknown keys get no suggestion: each is compared with every text of the site. */
const MOST_SUGGESTIONS = 20
const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * Returns the `wording` of a tenant.json with full keys, or what is wrong with it by language, key and reason. Every
 * plural form of the language may be given, each by its own key. Source: decision 0046.
 */
export function checkWording(
  wording: Wording,
  languages: readonly LanguageCode[],
  catalogue: readonly KnownText[] = textCatalogue(),
): { wording: Wording; problems: TenantProblem[] } {
  const problems: TenantProblem[] = []
  const index = indexOf(catalogue)
  const checked: Partial<Record<LanguageCode, Record<string, string>>> = {}
  for (const [language, texts] of Object.entries(wording) as [LanguageCode, Record<string, string>][]) {
    const refuse = (field: string, reason: string) => problems.push({ file: 'tenant.json', field, reason })
    if (!languages.includes(language)) {
      refuse(`wording.${language}`, 'is a language that agency.languages does not contain')
      continue
    }
    const own: Record<string, string> = {}
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [written, text] of Object.entries(texts)) {
      const key = currentTextKey(written)
      const found = findText(key, { language, forms }, index)
      const reason = reasonAgainst(key, text, found)
      if (reason !== null) refuse(joinField(`wording.${language}`, written), reason)
      else if (found !== null && 'part' in found) own[fullKey(found.part, key)] = text
    }
    checked[language] = own
  }
  return { wording: checked, problems }

  function reasonAgainst(key: string, text: string, found: ReturnType<typeof findText>): string | null {
    if (found === null) return unknownKey(key, problems.length < MOST_SUGGESTIONS ? index : null)
    return 'reason' in found ? found.reason : textProblem(key, text, found)
  }
}

function fullKey(part: string, key: string): string {
  const bare = key.slice(key.indexOf('/') + 1)
  return part === 'shell' ? bare : `${part}/${bare}`
}

/** Texts by the names that a key of `wording` may use, so that thousands of keys need no search each. */
interface TextIndex {
  all: readonly KnownText[]
  byKey: ReadonlyMap<string, readonly KnownText[]>
  parts: ReadonlySet<string>
}

const indexes = new WeakMap<readonly KnownText[], TextIndex>()

function indexOf(catalogue: readonly KnownText[]): TextIndex {
  const known = indexes.get(catalogue)
  if (known) return known
  const index: TextIndex = {
    all: catalogue,
    byKey: Map.groupBy(catalogue, ({ key }) => key),
    parts: new Set(catalogue.map(({ part }) => part)),
  }
  indexes.set(catalogue, index)
  return index
}

/** The text that a key names, in a form that the language has; null if there is none. */
function findText(
  key: string,
  { language, forms }: { language: LanguageCode; forms: readonly string[] },
  { byKey }: TextIndex,
): KnownText | { reason: string } | null {
  const { part, bare } = namesIn(key)
  const stem = bare.replace(pluralForm, '')
  const named = (name: string) =>
    (byKey.get(name) ?? []).filter((text) => part === null || text.part === part)
  const plural = bare === stem ? [] : named(`${stem}_other`)
  const isForm = plural.length > 0
  const found = isForm ? plural : named(bare)
  const parts = [...new Set(found.map((text) => text.part))]
  if (parts.length > 1) {
    return {
      reason: `is a text of several parts; write ${parts.map((one) => `${one}/${bare}`).join(' or ')}`,
    }
  }
  const [first] = found
  const form = pluralForm.exec(bare)?.[1]
  if (first && isForm && !forms.some((one) => one === form))
    return { reason: `is a plural form that ${language} does not have; it has ${forms.join(', ')}` }
  return first ?? null
}

/** The part that a key names, if any, and the name of the text. */
function namesIn(key: string): { part: string | null; bare: string } {
  const [part = '', bare] = key.split('/', 2)
  return bare === undefined ? { part: null, bare: key } : { part, bare }
}

function unknownKey(key: string, index: TextIndex | null): string {
  if (index === null) return 'is not a text of the site'
  const { all, byKey, parts } = index
  const { part } = namesIn(key)
  const bare = key.slice(key.indexOf('/') + 1)
  const isOfPart = (text: KnownText) => part === null || !parts.has(part) || text.part === part
  // A missing plural form is the most common mistake, and similarity of letters would not find it.
  const plural = byKey.get(`${bare}_other`)?.find(isOfPart)?.key
  const names = () => all.filter(isOfPart).map((text) => text.key)
  const meant = plural ?? nearMiss(bare, names())
  return `is not a text of the site${meant === null ? '' : `; did you mean ${meant}?`}`
}

function textProblem(key: string, text: string, { english }: KnownText): string | null {
  const most = Math.max(SHORTEST_LIMIT, STRETCH * english.length)
  if (text.trim() === '') return 'is empty; leave it out to keep the standard text'
  if (text.length > most) return `has ${text.length} characters; at most ${most} fit there`
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'has a line break or a control character'
  if (text.includes('$t(')) return 'uses $t(, which your own texts may not contain'
  const wanted = placesOf(english)
  const given = placesOf(text)
  const extra = given.find((place) => !wanted.includes(place))
  if (extra !== undefined) {
    return `has ${extra}, which is not a placeholder of this text; it has ${wanted.join(', ') || 'none'}`
  }
  // "One night" needs no number.
  const needed = pluralForm.test(key) ? wanted.filter((place) => place !== '{{count}}') : wanted
  const missing = needed.find((place) => !given.includes(place))
  return missing === undefined ? null : `leaves out ${missing}`
}

/** The placeholders of a text, each as it is written. */
function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}*|\}\}/g) ?? []
}
