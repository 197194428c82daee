import type { Finding, PassedCheck } from '../../../../contract/types.ts'
import { type Change, changeTo } from '../../../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../../../tenant/settings/json.ts'
import type { CheckedSite } from './checked-site.ts'
import { type FindingCode, type FindingValues, findingReasons, inPlace } from './finding-reasons.ts'

/** What a check found, and what it passed if it found nothing. */
export interface Checked {
  findings: Finding[]
  /** Null if it could not check. */
  passed: PassedCheck | null
}

export type Check = (site: CheckedSite) => Checked | Promise<Checked>

type Fix = NonNullable<Finding['fix']>

interface FindingDetails {
  level?: Finding['level']
  code: FindingCode
  /** Where a person changes it. */
  pointer: string
  /** The field as tenant.json names it; the pointer's own by default. */
  field?: string
  values?: FindingValues
  fix?: Fix | undefined
}

/** Creates the findings of one check; advice by default. */
export function findingOf(check: string, found: FindingDetails): Finding {
  const { level = 'advice', code, pointer, values = {}, fix } = found
  const field = found.field ?? pointer.slice(1).replaceAll('/', '.')
  const reason = inPlace(findingReasons[code], values)
  return { check, level, code, values: { ...values }, pointer, field, reason, ...(fix && { fix }) }
}

/** Creates a fix with new values of fields (`undefined`: removed); none if they have these values already. */
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
