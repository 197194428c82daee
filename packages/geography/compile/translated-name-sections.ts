import type { Sections } from '../section-file.ts'

/** Returns the translated names as columns for each language: ids in order, ends of names, names. */
export function translatedNameSections(names: ReadonlyMap<string, ReadonlyMap<number, string>>): Sections {
  return Object.fromEntries(
    [...names].flatMap(([language, byId]) => {
      const rows = [...byId].sort(([a], [b]) => a - b)
      let end = 0
      const ends = Uint32Array.from(rows, ([, name]) => {
        end += Buffer.byteLength(name)
        return end
      })
      return [
        [`translated.${language}.id`, Uint32Array.from(rows, ([id]) => id)],
        [`translated.${language}.end`, ends],
        [`translated.${language}.names`, new TextEncoder().encode(rows.map(([, name]) => name).join(''))],
      ]
    }),
  )
}
