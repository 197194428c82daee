import type { Settings } from '../../../contract/types.ts'
import type { JsonObject } from '../../../tenant/settings/json.ts'
import { settingsJson } from '../settings-json.ts'
import type { CheckedSettings, CheckingParts } from './checked-settings.ts'
import { type HtmlTextAt, htmlTexts } from './html-texts.ts'
import { type LinkFault, linkFaults } from './link-fault.ts'

/** Settings that the contract allows, with what several checks ask of them. */
export interface CheckedSite extends CheckedSettings {
  parts: CheckingParts
  settings: Settings
  document: JsonObject
  /** Every text in HTML that visitors can read. */
  texts: readonly HtmlTextAt[]
  /** What is wrong with an address that stands in the settings; null where it leads somewhere. */
  linkFault: (to: string) => LinkFault | null
}

export function checkedSite(checked: CheckedSettings, parts: CheckingParts): CheckedSite {
  const { settings } = checked
  return {
    ...checked,
    parts,
    document: settingsJson(settings),
    texts: htmlTexts(settings),
    linkFault: linkFaults(settings, parts),
  }
}
