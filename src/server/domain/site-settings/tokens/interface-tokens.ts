import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = join(import.meta.dirname, '../../../../ui/tokens.css')

/** A custom property of the interface: its name with the dashes, and its value on one line. */
export type Declaration = readonly [name: string, value: string]

/** Takes Tailwind namespaces (`text`, `shadow`) and gives what src/ui/tokens.css declares in them, in its order, without what it only clears.
 * These are the same for every agency or read the agency's variables, so they stand in that file alone and no page carries them twice. */
export function interfaceTokens(...namespaces: readonly string[]): Declaration[] {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const declared = Array.from(
    css.matchAll(/(--[\w\\.-]+)\s*:\s*([^;{}]+);/g),
    ([, name = '', value = '']): Declaration => [name, value.trim().replace(/\s+/g, ' ')],
  )
  return namespaces.flatMap((namespace) => {
    const found = declared.filter(([name]) => name.startsWith(`--${namespace}-`))
    if (found.length === 0) throw new Error(`src/ui/tokens.css declares nothing in --${namespace}-*`)
    return found
  })
}
