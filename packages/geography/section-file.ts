/** Named typed arrays in one file. */
export type Sections = Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array>>

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const
type Kind = keyof typeof kinds

interface Entry {
  readonly name: string
  readonly kind: Kind
  readonly offset: number
  readonly length: number
}

interface Header {
  readonly fingerprint: string
  readonly size: number
  readonly sections: readonly Entry[]
}

const magic = 0x4c_47_45_4f
/** Magic number and header length. */
const preamble = 8

/**
 * Packs arrays and a fingerprint of their sources into the bytes of a file. Arrays start at multiples of eight, so
 * that readers use views on the bytes, without parsing or copying.
 */
export function packSections(sections: Sections, fingerprint: string): Uint8Array {
  const entries: Entry[] = []
  let offset = 0
  for (const [name, array] of Object.entries(sections)) {
    entries.push({ name, kind: kindOf(array), offset, length: array.length })
    offset = aligned(offset + array.byteLength)
  }
  const header = new TextEncoder().encode(
    JSON.stringify({ fingerprint, size: offset, sections: entries } satisfies Header),
  )
  const start = aligned(preamble + header.length)
  const bytes = new Uint8Array(start + offset)
  new Uint32Array(bytes.buffer, 0, 2).set([magic, header.length])
  bytes.set(header, preamble)
  for (const { name, offset: at } of entries) {
    const array = sections[name]
    if (array) bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), start + at)
  }
  return bytes
}

/**
 * Returns a file's arrays, as views on its bytes, and its fingerprint; null for another format or an incomplete file.
 */
export function openSections(file: Uint8Array): { sections: Sections; fingerprint: string } | null {
  const bytes = file.byteOffset % 8 === 0 ? file : file.slice()
  const header = readHeader(bytes)
  if (!header) return null
  const start = aligned(preamble + header.bytes)
  if (bytes.length !== start + header.value.size) return null
  const sections = header.value.sections.map(({ name, kind, offset, length }) => [
    name,
    new kinds[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + start + offset, length),
  ])
  return { sections: Object.fromEntries(sections), fingerprint: header.value.fingerprint }
}

function readHeader(bytes: Uint8Array): { value: Header; bytes: number } | null {
  if (bytes.length < preamble) return null
  const [mark = 0, length = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (mark !== magic || preamble + length > bytes.length) return null
  try {
    return {
      value: JSON.parse(new TextDecoder().decode(bytes.subarray(preamble, preamble + length))),
      bytes: length,
    }
  } catch {
    return null
  }
}

function kindOf(array: Sections[string]): Kind {
  if (array instanceof Uint16Array) return 'u16'
  if (array instanceof Uint32Array) return 'u32'
  return array instanceof Int32Array ? 'i32' : 'u8'
}

function aligned(offset: number): number {
  return Math.ceil(offset / 8) * 8
}
