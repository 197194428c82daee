import { isScriptAllowed } from '../../../tenant/measurement.ts'
import { letScriptsLoad } from '../../../ui/script-policy.ts'

/** Lets scripts of these sources load, and load others of them (decision 0048). */
export function allowScripts(sources: readonly string[]): void {
  letScriptsLoad('measure', (url) => isScriptAllowed(sources, url))
}

/** Adds another's script. Without `crossorigin`, so that its faults are its own and never reach the page's watch. */
export function addScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
