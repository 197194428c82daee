import type { Settings } from '../../../../contract/types.ts'
import type { JsonObject } from '../../../../tenant/settings/json.ts'
import { settingsJson } from '../settings-json.ts'
import type { CheckedSettings, CheckingDependencies } from './checked-settings.ts'
import { htmlTexts } from './html-texts.ts'
import { type LinkFault, linkFaults } from './link-fault.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { workInPieces } from './work-in-pieces.ts'

/** Valid settings, with what several checks need to know. */
export interface CheckedSite extends CheckedSettings {
  dependencies: CheckingDependencies
  settings: Settings
  document: JsonObject
  /** Every HTML text that visitors can read. */
  texts: readonly ReadText[]
  /** What is wrong with an address in the settings; null if it leads somewhere. */
  linkFault: (to: string) => Promise<LinkFault | null>
}

/** Reads every text once, with pauses for other work. */
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

/** Returns a pause for other work; a timer if there are no turns, as in a browser. */
export function pauseOf({ takeTurn }: CheckingDependencies): () => Promise<void> {
  return () => takeTurn?.() ?? new Promise((resolve) => setTimeout(resolve))
}
