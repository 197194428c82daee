import type { Finding, PassedCheck } from '../../../../contract/types.ts'
import { checkAltTexts } from './alt-texts.ts'
import { boundedFixes } from './bounded-fixes.ts'
import { brokenRules } from './broken-rules.ts'
import type { Check, Checked } from './check.ts'
import type { CheckedSettings, CheckingParts } from './checked-settings.ts'
import { checkedSite, pauseOf } from './checked-site.ts'
import { checkContrast } from './contrast.ts'
import { checkEmptyPages } from './empty-pages.ts'
import { checkHtmlColors } from './html-colors.ts'
import { checkLengths } from './lengths.ts'
import { checkLinks } from './links.ts'
import { checkLogos } from './logos.ts'
import { checkPayments } from './payments.ts'
import { checkSetup } from './setup.ts'
import { checkTranslations } from './translations.ts'

/** In the order of what a person reads first where nothing is wrong. */
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

/** Takes settings that are to be published and what is known of the deployment, and gives what is found in them, what keeps them from it first. */
export async function checksOf(checked: CheckedSettings, parts: CheckingParts = {}): Promise<Finding[]> {
  return (await checkup(checked, parts)).findings
}

/** The same with the checks that found nothing. What the contract does not allow is found alone: nothing else can be asked of it. */
export async function checkup(checked: CheckedSettings, parts: CheckingParts): Promise<Checkup> {
  const pause = pauseOf(parts)
  await pause()
  const broken = await brokenRules(checked)
  if (broken.some(({ check }) => check === 'contract')) return { findings: broken, passed: [] }
  await pause()
  const site = await checkedSite(checked, parts)
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
