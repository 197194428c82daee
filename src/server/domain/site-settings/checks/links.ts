import type { Finding } from '../../../../contract/types.ts'
import { isBookNow } from '../../../../tenant/navigation.ts'
import type { Json } from '../../../../tenant/settings/json.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { withoutLinks } from './html-elements.ts'
import type { LinkFault } from './link-fault.ts'
import type { ReadText } from './read-texts.ts'

const CHECK = 'links'

/** Faults that lead visitors nowhere; the others lead to a page that explains why it is empty. */
const broken: ReadonlySet<string> = new Set(['link.dead', 'link.engineOff', 'link.pageOff', 'link.malformed'])

/** Addresses that a sentence names. */
const NAMED = 3

/**
 * Checks where every link of the settings leads: blocking in the header's navigation, advice in texts and elsewhere.
 */
export async function checkLinks(site: CheckedSite): Promise<Checked> {
  const { settings } = site
  let count = 0
  const faultOf = (to: string) => {
    count += 1
    return site.linkFault(to)
  }
  const findings = await navigationFindings(site, faultOf)
  for (const [index, { id, to }] of settings.links.entries()) {
    const fault = await faultOf(to)
    const pointer = pointerOf(['links', id])
    if (fault) findings.push(listed(site, fault, { pointer, to, field: `links[${index}].to`, entry: id }))
  }
  for (const [name, to] of Object.entries(settings.agency.socialLinks)) {
    const fault = to === undefined ? null : await faultOf(to)
    const pointer = `/agency/socialLinks/${name}`
    if (fault && to !== undefined) findings.push(listed(site, fault, { pointer, to }))
  }
  for (const text of site.texts) {
    count += text.facts.links
    findings.push(...(await textFindings(site, text)))
  }
  return {
    findings,
    passed: { check: CHECK, values: { count }, summary: `${count} links lead to existing pages` },
  }
}

type FaultOf = (to: string) => Promise<LinkFault | null>

/** 'Book Now' leads to the path of the first engine, whatever its own path. */
async function navigationFindings({ settings, document }: CheckedSite, faultOf: FaultOf): Promise<Finding[]> {
  const items = (document.navigation ?? []) as readonly Json[]
  const findings: Finding[] = []
  for (const [index, { label, path }] of settings.navigation.entries()) {
    const fault = isBookNow(label) ? null : await faultOf(path)
    if (fault === null) continue
    const { code, meant } = fault
    const fix =
      meant === undefined
        ? fixOf(document, 'remove', [['/navigation', items.toSpliced(index, 1)]])
        : fixOf(document, 'use', [['/navigation', items.with(index, { label, path: meant })]], { to: meant })
    findings.push(
      findingOf(CHECK, {
        code,
        pointer: '/navigation',
        field: `navigation[${index}].path`,
        fix,
        level: broken.has(code) ? 'blocking' : 'advice',
        values: { to: path, entry: label },
      }),
    )
  }
  return findings
}

interface Listed {
  pointer: string
  to: string
  field?: string
  entry?: string
}

/** For a field with one address. */
function listed({ document }: CheckedSite, { code, meant }: LinkFault, at: Listed): Finding {
  const { pointer, to, entry, field = pointer.slice(1).replaceAll('/', '.') } = at
  const target = entry === undefined ? pointer : `${pointer}/to`
  const fix = meant
    ? fixOf(document, 'use', [[target, meant]], { to: meant })
    : fixOf(document, 'remove', [[pointer, undefined]])
  return findingOf(CHECK, { code, pointer, field, fix, values: { to, ...(entry && { entry }) } })
}

/** One finding for all links of a text with the same fault; its fix removes the links and keeps their words. */
async function textFindings(site: CheckedSite, text: ReadText): Promise<Finding[]> {
  const faulty = new Map<LinkFault['code'], Set<string>>()
  for (const href of text.facts.hrefs) {
    const fault = await site.linkFault(href)
    if (fault) faulty.set(fault.code, (faulty.get(fault.code) ?? new Set()).add(href))
  }
  const findings: Finding[] = []
  for (const [code, hrefs] of faulty) {
    const { field, pointer, entry } = text
    const after = await text.rewritten((html) => withoutLinks(html, (href) => hrefs.has(href)))
    const fix = after === undefined ? undefined : fixOf(site.document, 'unlink', [[pointer, after]])
    const values = { to: some(hrefs), ...(entry && { entry }) }
    findings.push(findingOf(CHECK, { code, pointer, field, fix, values }))
  }
  return findings
}

function some(hrefs: ReadonlySet<string>): string {
  const named = [...hrefs].slice(0, NAMED).map((href) => (href.length > 80 ? `${href.slice(0, 80)}…` : href))
  return named.join(', ') + (hrefs.size > NAMED ? ' …' : '')
}
