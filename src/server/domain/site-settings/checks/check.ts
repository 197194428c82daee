import type { Finding, PassedCheck } from '../../../../contract/types.ts'
import { type Change, changeTo } from '../../../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../../../tenant/settings/json.ts'
import type { CheckedSite } from './checked-site.ts'
import { type FindingCode, type FindingValues, findingReasons, inPlace } from './finding-reasons.ts'

/** What a check found; what it looked at is said where it found nothing. */
export interface Checked {
  findings: Finding[]
  /** Null where it could not look. */
  passed: PassedCheck | null
}

export type Check = (site: CheckedSite) => Checked | Promise<Checked>

type Fix = NonNullable<Finding['fix']>

interface Found {
  level?: Finding['level']
  code: FindingCode
  /** Where a person changes it. */
  pointer: string
  /** As tenant.json writes it; the pointer's own where it is left out. */
  field?: string
  values?: FindingValues
  fix?: Fix | undefined
}

/** Makes findings of one check: advice where nothing else is said. */
export function findingOf(check: string, found: Found): Finding {
  const { level = 'advice', code, pointer, values = {}, fix } = found
  const field = found.field ?? pointer.slice(1).replaceAll('/', '.')
  const reason = inPlace(findingReasons[code], values)
  return { check, level, code, values: { ...values }, pointer, field, reason, ...(fix && { fix }) }
}

/** Makes a fix of what is to stand in fields (`undefined`: nothing); none where it stands there already. */
export function fixOf(
  document: JsonObject,
  code: string,
  wanted: readonly (readonly [pointer: string, after: Json | undefined])[],
  values: FindingValues = {},
): Fix | undefined {
  const changes = wanted.flatMap(([pointer, after]): Change[] => {
    const change = changeTo(document, pointer, after)
    return change ? [change] : []
  })
  return changes.length === 0
    ? undefined
    : { code, values: { ...values }, changes: changes as Fix['changes'] }
}
