import type { Finding } from '../../../../contract/types.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { attributesOf, withTags } from './html-elements.ts'
import { isDecoration } from './html-facts.ts'

const CHECK = 'altTexts'

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
