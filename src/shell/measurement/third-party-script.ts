import { isScriptAllowed } from '../../tenant/measurement.ts'
import { letScriptsLoad } from '../../ui/script-policy.ts'

/** Allows scripts of these sources, and further ones that they load (decision 0048). */
export function allowScripts(sources: readonly string[]): void {
  letScriptsLoad('measure', (url) => isScriptAllowed(sources, url))
}

/** Adds a third-party script without `crossorigin`, so that its errors never reach the page's handler. */
export function addScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
