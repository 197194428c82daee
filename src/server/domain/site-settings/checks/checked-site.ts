import type { Settings } from '../../../../contract/types.ts'
import type { JsonObject } from '../../../../tenant/settings/json.ts'
import { settingsJson } from '../settings-json.ts'
import type { CheckedSettings, CheckingDependencies } from './checked-settings.ts'
import { htmlTexts } from './html-texts.ts'
import { type LinkFault, linkFaults } from './link-fault.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { workInPieces } from './work-in-pieces.ts'

/** Settings that the contract allows, with what several checks ask of them. */
export interface CheckedSite extends CheckedSettings {
  dependencies: CheckingDependencies
  settings: Settings
  document: JsonObject
  /** Every text in HTML that visitors can read. */
  texts: readonly ReadText[]
  /** What is wrong with an address that stands in the settings; null where it leads somewhere. */
  linkFault: (to: string) => Promise<LinkFault | null>
}

/** Reads every text once, with pauses in which other work has its turn. */
export async function checkedSite(
  checked: CheckedSettings,
  dependencies: CheckingDependencies,
): Promise<CheckedSite> {
  const { settings } = checked
  const reading = workInPieces(pauseOf(dependencies))
  return {
    ...checked,
    dependencies,
    document: settingsJson(settings),
    texts: await readTexts(htmlTexts(settings), reading),
    linkFault: linkFaults(settings, dependencies, reading),
  }
}

/** Gives what lets other work have its turn; without turns a timer, which a browser has as well. */
export function pauseOf({ takeTurn }: CheckingDependencies): () => Promise<void> {
  return () => takeTurn?.() ?? new Promise((resolve) => setTimeout(resolve))
}
