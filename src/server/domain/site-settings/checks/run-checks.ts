import type { FieldError, Finding, PassedCheck } from '../../../../contract/types.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { codedReason } from '../../../../tenant/settings/reason-code.ts'
import { contradictions } from '../../../kernel/validation/contradictions.ts'
import { fieldErrors } from '../../../kernel/validation/field-errors.ts'
import { targetErrors } from '../../../kernel/validation/target-errors.ts'
import { checkWording } from '../../tenant-folders/check-wording.ts'
import { plainWording } from '../files/plain-wording.ts'
import { homePlaceOf } from '../home-place.ts'
import { schemaErrors } from '../validate-settings.ts'
import { boundedFixes } from './bounded-fixes.ts'
import type { Check, Checked } from './check.ts'
import { findingOf, fixOf } from './check.ts'
import type { CheckedSettings, CheckingDependencies } from './checked-settings.ts'
import { type CheckedSite, checkedSite, pauseOf } from './checked-site.ts'
import { checkContrast } from './contrast.ts'
import { checkEmptyPages } from './empty-pages.ts'
import { checkHtmlColors } from './html-colors.ts'
import { attributesOf, withTags } from './html-elements.ts'
import { isDecoration } from './html-facts.ts'
import { checkLengths } from './lengths.ts'
import { checkLinks } from './links.ts'
import { checkLogos } from './logos.ts'
import { checkPayments } from './payments.ts'
import { checkSetup } from './setup.ts'
import { checkTranslations } from './translations.ts'

const CHECK = 'altTexts'

/** All languages, which apply if an agency names none. */
const every = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const

/** In the order in which they are shown if nothing is wrong. */
const checks: readonly Check[] = [
  checkContrast,
  checkHtmlColors,
  checkLogos,
  checkLinks,
  checkEmptyPages,
  checkTranslations,
  checkLengths,
  checkAltTexts,
  checkSetup,
  checkPayments,
]

/** Findings of one answer; the rest follow once these are fixed. */
const MOST = 200

export interface Checkup {
  findings: Finding[]
  passed: PassedCheck[]
}

/** Returns the findings in settings that are to be published, blocking ones first. */
export async function runChecks(
  checked: CheckedSettings,
  dependencies: CheckingDependencies = {},
): Promise<Finding[]> {
  return (await checkup(checked, dependencies)).findings
}

/**
 * The same with the passed checks. If settings break the contract, only that is reported, because nothing else can be
 * checked.
 */
export async function checkup(
  checked: CheckedSettings,
  dependencies: CheckingDependencies,
): Promise<Checkup> {
  const pause = pauseOf(dependencies)
  await pause()
  const broken = await brokenRules(checked)
  if (broken.some(({ check }) => check === 'contract')) return { findings: broken, passed: [] }
  await pause()
  const site = await checkedSite(checked, dependencies)
  const results: Checked[] = []
  for (const check of checks) {
    await pause()
    results.push(await check(site))
  }
  const passed = results.flatMap((result) => (result.findings.length === 0 && result.passed) || [])
  const findings = [...broken, ...results.flatMap((result) => result.findings)]
    .toSorted((a, b) => Number(a.level === 'advice') - Number(b.level === 'advice'))
    .slice(0, MOST)
  return { findings: boundedFixes(findings), passed }
}

/**
 * Returns the reasons for which a tenant's folder would be refused: violations of the contract and of rules between
 * fields. All are blocking.
 */
async function brokenRules({ settings, hosts }: CheckedSettings): Promise<Finding[]> {
  const wrong = fieldErrors(schemaErrors(structuredClone(settings)), 'settings', true)
  if (wrong.length > 0) return wrong.map((error) => blocking('contract', error))
  const { canonicalHost, agency, wording } = settings
  const { problems } = checkWording(plainWording(wording), agency.languages ?? [...every])
  const isElsewhere = canonicalHost !== undefined && !hosts.includes(canonicalHost)
  const hasPlace = (await homePlaceOf(settings)) !== null
  const errors: FieldError[] = [
    ...contradictions(settings),
    ...targetErrors(settings),
    ...(isElsewhere
      ? [{ field: 'canonicalHost', reason: `is ${canonicalHost}, which is not one of the agency's hosts` }]
      : []),
    ...(hasPlace
      ? []
      : [
          {
            field: 'agency.home.place',
            reason: `is missing, and ${agency.defaultCountry} has no city to use instead`,
          },
        ]),
  ]
  return [
    ...errors.map((error) => blocking('rules', error)),
    ...problems.map(({ field, reason }) =>
      blocking('wording', { field: field.replace('shell/', ''), reason }),
    ),
  ]
}

function blocking(check: string, { field, reason }: FieldError): Finding {
  const { code, values } = codedReason(reason)
  const pointer = findingPointer(field)
  return { check, level: 'blocking', code: `reason.${code}`, values: { ...values }, pointer, field, reason }
}

/**
 * Returns the pointer under which a person changes a field, given as tenant.json names it. An entry inside a list is
 * changed in its list, and a conflict with a platform's sign-on by the agency's own choice.
 */
function findingPointer(field: string): string {
  const [, language, key] = /^wording\.([a-z]+)\.(.+)$/.exec(field) ?? []
  if (language !== undefined && key !== undefined) return pointerOf(['wording', language, key])
  if (field.startsWith('identityProviders')) return '/agency/sso'
  const [outer = ''] = field.split('[')
  return pointerOf(outer.split('.').filter((step) => step !== ''))
}

/** Checks the pictures in HTML for a text alternative; pictures in fields are named by the page itself. */
export async function checkAltTexts(site: CheckedSite): Promise<Checked> {
  let count = 0
  const findings: Finding[] = []
  for (const { facts, field, pointer, entry, rewritten } of site.texts) {
    count += facts.pictures
    if (facts.bare === 0) continue
    // Only the author knows what other pictures show.
    const after = facts.isDecorated ? await rewritten(withDecoration) : undefined
    const fix = after === undefined ? undefined : fixOf(site.document, 'decorative', [[pointer, after]])
    const values = { count: facts.bare, ...(entry && { entry }) }
    findings.push(findingOf(CHECK, { code: 'alt.image', pointer, field, values, fix }))
  }
  const summary = `${count} pictures in your own texts, each with a text alternative`
  return { findings, passed: { check: CHECK, values: { count }, summary } }
}

function withDecoration(html: string): string {
  return withTags(html, (tag) => {
    const attributes = tag.tag === 'img' ? attributesOf(tag) : null
    const isBare = attributes !== null && !attributes.has('alt') && isDecoration(attributes)
    return isBare ? tag.text.replace(/\s*\/?>$/, ' alt="" />') : null
  })
}
