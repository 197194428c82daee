/** Fonts that were fetched, by the name of their file, and the names of those that were asked for before they were there. */
const fetched = new Map<string, Uint8Array>()
const wanted = new Set<string>()

/** Stands for `adapters/pdf/read-font.ts`, which reads a disk: gives a font that was fetched. Of another it notes the name, and throws. */
export function readFont(path: string): Uint8Array {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ttf$/, '')
  const bytes = fetched.get(name)
  if (bytes !== undefined) return bytes
  wanted.add(name)
  throw new Error(`The font ${name} is not fetched yet.`)
}

/** Gives the names of the fonts that were asked for in vain since this was asked before. */
export function takeRequested(): string[] {
  const names = [...wanted].filter((name) => !fetched.has(name))
  wanted.clear()
  return names
}

/** Fetches fonts, those that are not there yet. */
export async function fetchFonts(
  names: readonly string[],
  fetchFont: (name: string) => Promise<Uint8Array>,
): Promise<void> {
  const missing = names.filter((name) => !fetched.has(name))
  await Promise.all(missing.map(async (name) => fetched.set(name, await fetchFont(name))))
}
