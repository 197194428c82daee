type Rule = (url: URL) => boolean

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

interface Shared {
  rules: Map<string, Rule>
  isMade: boolean
}

const key: unique symbol = Symbol.for('livery.scripts')

/**
 * One for the whole page: each remote part has its own copy of this file, and a browser creates only one default
 * policy.
 */
function shared(): Shared {
  const page: typeof globalThis & { [key]?: Shared } = globalThis
  page[key] ??= { rules: new Map(), isMade: false }
  return page[key]
}

/**
 * Allows scripts by rules, and scripts that those load in turn: the page's default Trusted Types policy, which
 * applies to third-party code only (decision 0048). It never trusts markup or inline code. A rule replaces an earlier
 * one of the same name.
 */
export function letScriptsLoad(name: string, rule: Rule): void {
  const { rules, isMade } = shared()
  rules.set(name, rule)
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: TrustedTypes }
  if (isMade || !trustedTypes) return
  shared().isMade = true
  trustedTypes.createPolicy('default', {
    createScriptURL(text) {
      const url = new URL(text, location.href)
      return [...rules.values()].some((says) => says(url)) ? text : null
    },
  })
}
