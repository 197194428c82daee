import type { KeyIndex } from './search/key-index.ts'
import type { Sections } from './section-file.ts'

/** Takes the sections of the compiled file and an index's name and gives the index, as views on the file's bytes. */
export function openKeyIndex(sections: Sections, name: string): KeyIndex {
  const { [`${name}.text`]: text, [`${name}.positions`]: positions, [`${name}.owners`]: owners } = sections
  if (!(text instanceof Uint8Array && positions instanceof Uint32Array && owners instanceof Uint32Array)) {
    throw new Error(`The compiled geography has no index '${name}'.`)
  }
  return { text, positions, owners }
}
