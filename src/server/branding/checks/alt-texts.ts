import { tagsOf } from '../../../tenant/tags-of.ts'
import { type Checked, findingOf, fixOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'
import { attributesOf, withTags } from './html-elements.ts'

const CHECK = 'altTexts'

/** Looks for pictures in HTML without a text for those who cannot see them; pictures of fields are named by the page itself. */
export function checkAltTexts(site: CheckedSite): Checked {
  let count = 0
  const findings = site.texts.flatMap(({ html, field, pointer, entry, replaced }) => {
    const pictures = [...tagsOf(html)].filter(({ tag }) => tag === 'img').map(attributesOf)
    count += pictures.length
    const bare = pictures.filter((attributes) => !attributes.has('alt'))
    if (bare.length === 0) return []
    const after = withTags(html, (tag) => {
      const attributes = tag.tag === 'img' ? attributesOf(tag) : null
      const isBare = attributes !== null && !attributes.has('alt') && isDecoration(attributes)
      return isBare ? tag.text.replace(/\s*\/?>$/, ' alt="" />') : null
    })
    // What others show nobody but their author can say.
    const fix = bare.every(isDecoration)
      ? fixOf(site.document, 'decorative', [[pointer, replaced(after)]])
      : undefined
    const values = { count: bare.length, ...(entry && { entry }) }
    return findingOf(CHECK, { code: 'alt.image', pointer, field, values, fix })
  })
  const summary = `${count} pictures in texts of your own, each with a text of its own`
  return { findings, passed: { check: CHECK, values: { count }, summary } }
}

function isDecoration(attributes: ReadonlyMap<string, string>): boolean {
  const isHidden = attributes.get('aria-hidden') === 'true'
  const role = attributes.get('role')
  return isHidden || role === 'presentation' || role === 'none' || attributes.get('width') === '1'
}
