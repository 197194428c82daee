import { registerHooks } from 'node:module'

// Node reads the nearest package.json again for each module it loads, and drizzle-orm's has 180 kB. Its 120 modules
// took 370 ms and 200 MB; with addresses and formats that need no package.json, they take 26 ms and 10 MB (Node
// 24.21).
const inside = '/node_modules/drizzle-orm/'
const known = new Map<string, { url: string; format?: string | null | undefined }>()

let registered = false

/** Makes later imports of drizzle-orm cheap. Modules that import it must load afterwards. */
export function quickDrizzle(): void {
  if (registered) return
  registered = true
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context
      if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(inside)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
      const resolved = known.get(specifier) ?? nextResolve(specifier, context)
      known.set(specifier, resolved)
      return { ...resolved, shortCircuit: true }
    },
  })
}
