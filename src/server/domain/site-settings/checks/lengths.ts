import type { Finding } from '../../../../contract/types.ts'
import { pointerOf } from '../../../../tenant/settings/pointer.ts'
import { type Checked, findingOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'lengths'
/** Characters that search engines and tabs show of a title, and search engines of a description. */
const TITLE = 60
const DESCRIPTION = 160
/** Characters of a label, and of all labels with their gaps, that fit in one line of the header at 1280 pixels. */
const LABEL = 24
const LABELS = 75
const NAME = 40

/**
 * Finds texts that are longer than their place shows: titles, descriptions, labels of the header, the agency's name.
 */
export function checkLengths({ settings }: CheckedSite): Checked {
  const { agency, about, faq, agencyTerms, posts, navigation } = settings
  const { metaData } = agency
  const titles = [
    { pointer: '/agency/metaData/title', text: metaData.title },
    ...(about ? [{ pointer: '/about/title', text: about.title }] : []),
    ...(faq ? [{ pointer: '/faq/title', text: faq.title }] : []),
    ...agencyTerms.map(({ id, title }) => ({
      pointer: pointerOf(['agencyTerms', id, 'title']),
      text: title,
    })),
    ...posts.map(({ slug, title }) => ({ pointer: pointerOf(['posts', slug, 'title']), text: title })),
  ]
  const descriptions = [
    { pointer: '/agency/metaData/description', text: metaData.description },
    ...posts.map(({ slug, summary }) => ({ pointer: pointerOf(['posts', slug, 'summary']), text: summary })),
  ]
  const findings: Finding[] = [
    ...titles.flatMap((one) => tooLong(one, 'title.long', TITLE)),
    ...descriptions.flatMap((one) => tooLong(one, 'description.long', DESCRIPTION)),
    ...(metaData.description.trim() === ''
      ? [findingOf(CHECK, { code: 'description.missing', pointer: '/agency/metaData/description' })]
      : []),
    ...tooLong({ pointer: '/agency/agencyName', text: agency.agencyName }, 'name.long', NAME),
    ...labelFindings(navigation.map(({ label }) => label)),
  ]
  const count = titles.length + descriptions.length + navigation.length + 1
  const summary = `${count} titles, descriptions and labels fit where they are shown`
  return { findings, passed: { check: CHECK, values: { count }, summary } }
}

interface TextAt {
  pointer: string
  text: string
}

function tooLong(
  { pointer, text }: TextAt,
  code: 'title.long' | 'description.long' | 'name.long',
  most: number,
): Finding[] {
  const count = lengthOf(text)
  return count > most ? [findingOf(CHECK, { code, pointer, values: { count, most } })] : []
}

/** A label that is too long by itself, otherwise all of them together. */
function labelFindings(labels: readonly string[]): Finding[] {
  const long = labels.flatMap((label, index) => {
    const count = lengthOf(label)
    if (count <= LABEL) return []
    const values = { count, most: LABEL, entry: label }
    const field = `navigation[${index}].label`
    return [findingOf(CHECK, { code: 'label.long', pointer: '/navigation', field, values })]
  })
  const count = labels.reduce((sum, label) => sum + lengthOf(label) + 3, 0)
  if (long.length > 0 || count <= LABELS) return long
  return [findingOf(CHECK, { code: 'label.wide', pointer: '/navigation', values: { count, most: LABELS } })]
}

/** Characters as readers count them. */
function lengthOf(text: string): number {
  return text.length > 1000 ? text.length : [...new Intl.Segmenter().segment(text)].length
}
