type Rule = (url: URL) => boolean

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

interface Shared {
  rules: Map<string, Rule>
  isMade: boolean
}

const key: unique symbol = Symbol.for('livery.scripts')

/** One for the whole page: remote parts carry their own copy of this file, and a browser makes one default policy. */
function shared(): Shared {
  const page: typeof globalThis & { [key]?: Shared } = globalThis
  page[key] ??= { rules: new Map(), isMade: false }
  return page[key]
}

/**
 * Lets scripts load that a rule says yes to, and load others of which it says so: the page's default Trusted Types policy, the
 * only one that others' code meets (decision 0048). It makes no markup and no code trusted. A rule of the same name
 * takes the place of the one before.
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
