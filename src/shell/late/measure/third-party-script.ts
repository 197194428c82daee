import { isScriptAllowed } from '../../../tenant/measurement.ts'

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

let allowed: readonly string[] = []
let isReady = false

/**
 * Lets scripts of these sources load, and load others of them: the page's default Trusted Types policy, the only one that
 * others' code meets (architecture, point 13). It makes no markup and no code trusted.
 */
export function allowScripts(sources: readonly string[]): void {
  allowed = sources
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  if (isReady || !trustedTypes) return
  isReady = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isScriptAllowed(allowed, new URL(url, location.href)) ? url : null),
  })
}

/** Adds another's script. Without `crossorigin`, so that its faults are its own and never reach the page's watch. */
export function addScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
