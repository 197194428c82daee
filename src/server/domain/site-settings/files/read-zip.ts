import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** Maximum bytes of a zip. */
export const MOST_ZIP_BYTES = 10 * 1024 * 1024

/** Maximum inflated bytes of all its files together and of one file, and the maximum number of files. */
const MOST_UNFOLDED = 40 * 1024 * 1024
const MOST_OF_ONE = 6 * 1024 * 1024
const MOST_FILES = 1000

/** What is wrong with a zip: with one of its files, or, if none is named, with the whole. */
export interface ZipFault {
  file: string
  reason: string
}

export type ReadZip = { ok: true; files: Map<string, Buffer> } | { ok: false; faults: ZipFault[] }

const unfold = promisify(inflateRaw)

interface Entry {
  name: string
  /** Compression: 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
  isLink: boolean
  crc: number
  packed: number
  size: number
  offset: number
}

/**
 * Returns the files of a zip by path, without folders and system files, or what is wrong. Nothing is inflated before
 * the list of all files is valid, and nothing beyond the declared sizes. Source: security, 19.
 */
export async function readZip(bytes: Uint8Array): Promise<ReadZip> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(zip)
  if (typeof entries === 'string') return { ok: false, faults: [{ file: '', reason: entries }] }
  const faults = [...wholeFaults(entries), ...entries.flatMap(entryFaults), ...repeatedNames(entries)]
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, 50) }
  const files = new Map<string, Buffer>()
  for (const entry of entries.filter(({ name }) => !isLeftOut(name))) {
    const file = await fileOf(zip, entry)
    if (typeof file === 'string') return { ok: false, faults: [{ file: entry.name, reason: file }] }
    files.set(entry.name, file)
  }
  return { ok: true, files }
}

const END = 0x06054b50
const LISTED = 0x02014b50
const LOCAL = 0x04034b50
const BROKEN = 'is not a complete zip file'

/** The list of files at a zip's end, or why there is none. */
function entriesOf(zip: Buffer): Entry[] | string {
  const end = endOf(zip)
  if (end === -1) return BROKEN
  const count = zip.readUInt16LE(end + 10)
  const from = zip.readUInt32LE(end + 16)
  if (zip.readUInt16LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) return 'is a part of a zip file'
  if (count === 0xffff || from === 0xffffffff) return 'is larger than a plain zip file (zip64)'
  if (count > MOST_FILES) return `has ${count} files; at most ${MOST_FILES} are allowed`
  const entries: Entry[] = []
  let at = from
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== LISTED) return BROKEN
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const next = at + 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > end) return BROKEN
    const flags = zip.readUInt16LE(at + 8)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (flags & 0x2041) !== 0,
      isLink: zip.readUInt8(at + 5) === 3 && zip.readUInt32LE(at + 38) >>> 28 === 0xa,
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}

/** The start of the end record: a comment of at most 65,535 bytes follows it and nothing else. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at -= 1) {
    if (zip.readUInt32LE(at) === END && at + 22 + zip.readUInt16LE(at + 20) === zip.length) return at
  }
  return -1
}

function wholeFaults(entries: readonly Entry[]): ZipFault[] {
  const all = entries.reduce((sum, { size }) => sum + size, 0)
  const reason = `unpacks to ${all} bytes; at most ${MOST_UNFOLDED} are allowed`
  return all > MOST_UNFOLDED ? [{ file: '', reason }] : []
}

function entryFaults({ name, method, isEncrypted, isLink, size }: Entry): ZipFault[] {
  const fault = (reason: string) => [{ file: name.slice(0, 200), reason }]
  if (!isSafe(name)) return fault('has a name that leads out of the folder or is not valid')
  if (isLeftOut(name)) return []
  if (isEncrypted) return fault('is encrypted; make the zip without a password')
  if (isLink) return fault('is a link to another file; replace it with the file itself')
  if (method !== 0 && method !== 8) return fault('uses a compression that is not supported; use a plain zip')
  if (size > MOST_OF_ONE) return fault(`has ${size} bytes; at most ${MOST_OF_ONE} are allowed`)
  return []
}

/** A relative path below the folder, of plain names. */
function isSafe(name: string): boolean {
  if (name === '' || name.length > 240 || /[\\\p{Cc}\uFFFD:]/u.test(name)) return false
  return name
    .replace(/\/$/, '')
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Folders, and files that systems add: `.DS_Store`, `__MACOSX/`, `Thumbs.db`. */
function isLeftOut(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/.test(name)
}

/** If two files have one name, readers differ on which they take. */
function repeatedNames(entries: readonly Entry[]): ZipFault[] {
  const names = new Set<string>()
  return entries.flatMap(({ name }) => {
    const before = names.size
    names.add(name.toLowerCase())
    return names.size === before ? [{ file: name.slice(0, 200), reason: 'occurs twice' }] : []
  })
}

async function fileOf(zip: Buffer, { method, crc, packed, size, offset }: Entry): Promise<Buffer | string> {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== LOCAL) return 'is broken'
  const from = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (from + packed > zip.length) return 'is broken'
  const data = zip.subarray(from, from + packed)
  const file =
    method === 0 ? data : await unfold(data, { maxOutputLength: Math.max(1, size) }).catch(() => null)
  if (file === null || file.length !== size || crc32(file) !== crc) return 'is broken'
  return file
}
