/** Fetched fonts by file name, and the names of fonts that were requested too early. */
const fetched = new Map<string, Uint8Array>()
const wanted = new Set<string>()

/**
 * Replaces `adapters/pdf/read-font.ts`, which reads a disk: returns a fetched font. For another one it stores the
 * name and throws.
 */
export function readFont(path: string): Uint8Array {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ttf$/, '')
  const bytes = fetched.get(name)
  if (bytes !== undefined) return bytes
  wanted.add(name)
  throw new Error(`The font ${name} is not fetched yet.`)
}

/** Returns the names of missing fonts requested since the last call. */
export function takeRequested(): string[] {
  const names = [...wanted].filter((name) => !fetched.has(name))
  wanted.clear()
  return names
}

/** Fetches the fonts that are not fetched yet. */
export async function fetchFonts(
  names: readonly string[],
  fetchFont: (name: string) => Promise<Uint8Array>,
): Promise<void> {
  const missing = names.filter((name) => !fetched.has(name))
  await Promise.all(missing.map(async (name) => fetched.set(name, await fetchFont(name))))
}
