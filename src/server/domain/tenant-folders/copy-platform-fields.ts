import { type JsonObject, sameJson } from '../../../tenant/settings/json.ts'
import { platformFields } from '../../../tenant/settings/platform-fields.ts'
import { valueAt, withValue } from '../../../tenant/settings/pointer.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'

/**
 * Returns the content of a version with the fields of the platform from another; the same object if these are equal.
 */
export function copyPlatformFields(content: AgencyContent, other: AgencyContent): AgencyContent {
  const [own, others] = [json(content), json(other)]
  const differing = platformFields.filter((field) => !sameJson(valueAt(own, field), valueAt(others, field)))
  if (differing.length === 0) return content
  return differing.reduce<JsonObject>(
    (document, field) => withValue(document, field, valueAt(others, field)) ?? document,
    own,
  ) as unknown as AgencyContent
}

function json(content: AgencyContent): JsonObject {
  return content as unknown as JsonObject
}
