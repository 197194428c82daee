import type { Finding } from '../../src/contract/types.ts'
import type { FindingValues } from '../../src/server/domain/site-settings/checks/finding-reasons.ts'
import { positionOf } from '../../src/server/domain/tenant-folders/parse-json.ts'
import type { TenantProblem } from '../../src/server/domain/tenant-folders/tenant-problem.ts'
import { utf8 } from '../../src/server/kernel/text/utf8.ts'
import { joinField } from '../../src/server/kernel/validation/field-name.ts'
import { isList, isObject, type Json, own } from '../../src/tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf } from '../../src/tenant/settings/pointer.ts'

/**
 * Converts a finding of the editor's checks to a problem of the folder: in the HTML file that contains it, with
 * advice.
 */
export function findingProblem(
  finding: Finding,
  tenant: Json,
  files: ReadonlyMap<string, Buffer>,
): TenantProblem {
  const field = fieldOf(finding, tenant)
  const { reason } = finding
  const fix = fixOf(finding)
  const problem = { file: 'tenant.json', field, reason, ...(fix !== undefined && { fix }) }
  const named = valueAtField(tenant, field)
  const file = typeof named === 'string' && named.endsWith('.html') ? named.replace(/^\.\//, '') : ''
  const text = utf8(files.get(file) ?? new Uint8Array()) ?? ''
  const at = text === '' ? -1 : placeIn(text, finding)
  if (at === -1) return problem
  const isEmpty = finding.code.startsWith('page.')
  return { ...problem, file, field: '', ...positionOf(text, at), ...(isEmpty && { fix: 'write it' }) }
}

/** Converts a pointer to tenant.json's own: entries of named lists are in another order there than on the page. */
function fieldOf({ pointer, field }: Finding, tenant: Json): string {
  let value: Json | undefined = tenant
  let name = ''
  let isNamed = false
  const steps = stepsOf(pointer) ?? []
  for (const [at, step] of steps.entries()) {
    const key = listKeys[pointerOf(steps.slice(0, at))]
    if (isList(value) && key !== undefined) {
      const index: number = value.findIndex((item) => isObject(item) && own(item, key) === step)
      if (index === -1) return field
      isNamed = true
      name = `${name}[${index}]`
      value = value[index]
    } else {
      name = joinField(name, step)
      value = isObject(value) ? own(value, step) : undefined
    }
  }
  return isNamed ? name : field
}

function valueAtField(tenant: Json, field: string): Json | undefined {
  let value: Json | undefined = tenant
  for (const [, name, index] of field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (index !== undefined) value = isList(value) ? value[Number(index)] : undefined
    else value = isObject(value) ? own(value, name ?? '') : undefined
  }
  return value
}

/** Position of a finding in a text; 0 if it concerns the whole text. */
function placeIn(text: string, { code, values }: Finding): number {
  if (code.startsWith('link.')) {
    const [first = ''] = String(values.to).split(', ')
    return Math.max(0, text.indexOf(`"${first}"`), text.indexOf(`'${first}'`))
  }
  if (code === 'alt.image') return Math.max(0, text.search(/<img(?![^>]*\salt=)[^>]*>/i))
  if (code === 'contrast.html')
    return Math.max(0, text.toLowerCase().indexOf(String(values.color).toLowerCase()))
  return 0
}

/** Advice for a finding that has a button in the editor, or that states a limit. */
function fixOf({ code, values, fix, field }: Finding): string | undefined {
  if (fix?.code === 'use') return `did you mean ${fix.values.to}?`
  if (fix?.code === 'unlink') return "change the link's target, or remove the link"
  if (fix?.code === 'remove') return 'remove the entry'
  const [change] = fix?.changes ?? []
  if (change && fix?.changes.length === 1 && fix.code !== 'otherLogo') {
    return `set ${change.pointer.slice(1).replaceAll('/', '.')} to ${JSON.stringify(change.after)}`
  }
  const own = ownFixes[code]
  return own === undefined ? undefined : own(values, field)
}

const shorter = ({ count, most }: FindingValues) => `shorten it by ${Number(count) - Number(most)}`

const ownFixes: Readonly<Record<string, (values: FindingValues, field: string) => string>> = {
  'title.long': shorter,
  'description.long': shorter,
  'label.long': shorter,
  'label.wide': shorter,
  'name.long': shorter,
  'description.missing': () => 'describe in a sentence or two what the agency offers',
  'page.linkedEmpty': (_, field) =>
    `write the page and name its file: "${field.split('.').at(-1)}": "./pages/….html"`,
  'page.entryEmpty': () => 'write the text, or remove the entry',
  'translations.words': (_, field) => `write them in ${field} too`,
  'alt.image': () => 'give each <img> an alt text',
  'contrast.html': () => 'leave the colour to the theme, or choose a darker one',
  'contrast.logo': () => 'give it a border or a background, or draw it in another colour',
}
