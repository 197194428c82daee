import type { Settings } from '../../../contract/types.ts'
import type { JsonObject } from '../../../tenant/settings/json.ts'
import { fillingValidators } from '../../kernel/validation/filling-validators.ts'

/** Settings as plain JSON, to which pointers and changes refer. */
export function settingsJson(settings: Settings): JsonObject {
  return settings as unknown as JsonObject
}

/** Plain JSON as settings, with defaults filled in; its validity is checked elsewhere. */
export function filledSettings(json: JsonObject): Settings {
  const settings = structuredClone(json)
  fillingValidators('components/schemas/Settings')?.(settings)
  return settings as unknown as Settings
}
