import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = join(import.meta.dirname, '../../../../ui/tokens.css')

/** A custom property of the interface: its name with the dashes, and its value on one line. */
export type Declaration = readonly [name: string, value: string]

/**
 * Returns the declarations of src/ui/tokens.css in Tailwind namespaces (`text`, `shadow`), in order, without those it
 * only clears. They are equal for every agency or read its variables, so only that file contains them and no page has
 * them twice.
 */
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
