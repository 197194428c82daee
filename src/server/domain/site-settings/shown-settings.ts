import type { Settings, SettingsFile } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import type { JsonObject } from '../../../tenant/settings/json.ts'
import { isPlatformField, platformFields } from '../../../tenant/settings/platform-fields.ts'
import { withValue } from '../../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../../tenant/settings/settings-diff.ts'
import { settingsJson } from './settings-json.ts'

/** Returns settings as an owner may read them: without fields of the platform. */
export function shownSettings(settings: Settings): SettingsFile {
  const shown = platformFields.reduce<JsonObject>(
    (json, pointer) => withValue(json, pointer, undefined) ?? json,
    settingsJson(settings),
  )
  return shown as unknown as SettingsFile
}

/** Returns the changes between settings, as an owner may read them. */
export function shownDiff(before: Settings, after: Settings): Change[] {
  return settingsDiff(settingsJson(before), settingsJson(after)).filter(
    ({ pointer }) => !isPlatformField(pointer),
  )
}
