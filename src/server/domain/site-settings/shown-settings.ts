import type { Settings, SettingsFile } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import type { JsonObject } from '../../../tenant/settings/json.ts'
import { isPlatformField, platformFields } from '../../../tenant/settings/platform-fields.ts'
import { withValue } from '../../../tenant/settings/pointer.ts'
import { settingsDiff } from '../../../tenant/settings/settings-diff.ts'
import { settingsJson } from './settings-json.ts'

/** Gives settings as an owner may read them: without what the platform keeps. */
export function shownSettings(settings: Settings): SettingsFile {
  const shown = platformFields.reduce<JsonObject>(
    (json, pointer) => withValue(json, pointer, undefined) ?? json,
    settingsJson(settings),
  )
  return shown as unknown as SettingsFile
}

/** Gives what leads from settings to others, as an owner may read it. */
export function shownDiff(before: Settings, after: Settings): Change[] {
  return settingsDiff(settingsJson(before), settingsJson(after)).filter(
    ({ pointer }) => !isPlatformField(pointer),
  )
}
