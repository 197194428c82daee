import { type JsonObject, sameJson } from '../../../tenant/settings/json.ts'
import { platformFields } from '../../../tenant/settings/platform-fields.ts'
import { valueAt, withValue } from '../../../tenant/settings/pointer.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'

/**
 * Takes the content of a version and that of another, and gives the first with what the platform keeps as the second has
 * it; the very same object where they agree in that.
 */
export function withPlatformFields(content: AgencyContent, other: AgencyContent): AgencyContent {
  const [own, theirs] = [json(content), json(other)]
  const differing = platformFields.filter((field) => !sameJson(valueAt(own, field), valueAt(theirs, field)))
  if (differing.length === 0) return content
  return differing.reduce<JsonObject>(
    (document, field) => withValue(document, field, valueAt(theirs, field)) ?? document,
    own,
  ) as unknown as AgencyContent
}

function json(content: AgencyContent): JsonObject {
  return content as unknown as JsonObject
}
