import type { Finding } from '../../../contract/types.ts'
import { isBookNow } from '../../../tenant/navigation.ts'
import type { Json } from '../../../tenant/settings/json.ts'
import { pointerOf } from '../../../tenant/settings/pointer.ts'
import { tagsOf } from '../../../tenant/tags-of.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { attributesOf, withoutLinks } from './html-elements.ts'
import type { HtmlTextAt } from './html-texts.ts'
import type { LinkFault } from './link-fault.ts'

const CHECK = 'links'

/** What keeps visitors from getting on; the rest leads to a page that says why there is nothing. */
const broken: ReadonlySet<string> = new Set(['link.dead', 'link.engineOff', 'link.pageOff', 'link.malformed'])

/** Addresses that a sentence names. */
const NAMED = 3

/** Looks where every link of the settings leads: blocking in the header's navigation, advice in texts and elsewhere. */
export function checkLinks(site: CheckedSite): Checked {
  const { settings } = site
  let count = 0
  const faultOf = (to: string) => {
    count += 1
    return site.linkFault(to)
  }
  const findings = [
    ...navigationFindings(site, faultOf),
    ...settings.links.flatMap(({ id, to }, index) => {
      const fault = faultOf(to)
      const pointer = pointerOf(['links', id])
      return fault ? [listed(site, fault, { pointer, to, field: `links[${index}].to`, entry: id })] : []
    }),
    ...Object.entries(settings.agency.socialLinks).flatMap(([name, to]) => {
      const fault = to === undefined ? null : faultOf(to)
      const pointer = `/agency/socialLinks/${name}`
      return fault && to !== undefined ? [listed(site, fault, { pointer, to })] : []
    }),
    ...site.texts.flatMap((text) => textFindings(site, text, faultOf)),
  ]
  return { findings, passed: { check: CHECK, values: { count }, summary: `${count} links lead somewhere` } }
}

type FaultOf = (to: string) => LinkFault | null

/** 'Book Now' takes the path of the first engine, whatever it says. */
function navigationFindings({ settings, document }: CheckedSite, faultOf: FaultOf): Finding[] {
  const items = (document.navigation ?? []) as readonly Json[]
  return settings.navigation.flatMap(({ label, path }, index) => {
    const fault = isBookNow(label) ? null : faultOf(path)
    if (fault === null) return []
    const { code, meant } = fault
    const fix =
      meant === undefined
        ? fixOf(document, 'remove', [['/navigation', items.toSpliced(index, 1)]])
        : fixOf(document, 'use', [['/navigation', items.with(index, { label, path: meant })]], { to: meant })
    return findingOf(CHECK, {
      ...{ code, pointer: '/navigation', field: `navigation[${index}].path`, fix },
      level: broken.has(code) ? 'blocking' : 'advice',
      values: { to: path, entry: label },
    })
  })
}

interface Listed {
  pointer: string
  to: string
  field?: string
  entry?: string
}

/** Of a field that holds one address. */
function listed({ document }: CheckedSite, { code, meant }: LinkFault, at: Listed): Finding {
  const { pointer, to, entry, field = pointer.slice(1).replaceAll('/', '.') } = at
  const target = entry === undefined ? pointer : `${pointer}/to`
  const fix = meant
    ? fixOf(document, 'use', [[target, meant]], { to: meant })
    : fixOf(document, 'remove', [[pointer, undefined]])
  return findingOf(CHECK, { code, pointer, field, fix, values: { to, ...(entry && { entry }) } })
}

/** One finding for all links of a text that have the same fault: one press takes them away, and leaves their words. */
function textFindings(site: CheckedSite, text: HtmlTextAt, faultOf: FaultOf): Finding[] {
  const faulty = new Map<LinkFault['code'], Set<string>>()
  for (const tag of tagsOf(text.html)) {
    const href = tag.tag === 'a' && !tag.isClosing ? attributesOf(tag).get('href') : undefined
    const fault = href === undefined ? null : faultOf(href)
    if (!fault || href === undefined) continue
    faulty.set(fault.code, (faulty.get(fault.code) ?? new Set()).add(href))
  }
  return [...faulty].map(([code, hrefs]) => {
    const { field, pointer, entry } = text
    const after = text.replaced(withoutLinks(text.html, (href) => hrefs.has(href)))
    const fix = fixOf(site.document, 'unlink', [[pointer, after]])
    return findingOf(CHECK, {
      code,
      pointer,
      field,
      fix,
      values: { to: some(hrefs), ...(entry && { entry }) },
    })
  })
}

function some(hrefs: ReadonlySet<string>): string {
  const named = [...hrefs].slice(0, NAMED).map((href) => (href.length > 80 ? `${href.slice(0, 80)}…` : href))
  return named.join(', ') + (hrefs.size > NAMED ? ' …' : '')
}
