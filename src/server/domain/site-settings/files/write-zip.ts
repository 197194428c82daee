import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const fold = promisify(deflateRaw)
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980, the start of a zip's calendar: the same files give the same zip on every day. */
const DATE = 0x0021

/** Returns a zip of files by path, in their order; the same files always give the same bytes. */
export async function writeZip(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const [path, file] of files) {
    const name = Buffer.from(path)
    const folded = await fold(file, { level: 9 })
    const isSmaller = folded.length < file.length
    const data = isSmaller ? folded : Buffer.from(file)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(FLAGS, 2)
    header.writeUInt16LE(isSmaller ? 8 : 0, 4)
    header.writeUInt16LE(DATE, 8)
    header.writeUInt32LE(crc32(file), 10)
    header.writeUInt32LE(data.length, 14)
    header.writeUInt32LE(file.length, 18)
    header.writeUInt16LE(name.length, 22)
    const listed = Buffer.alloc(14)
    // A regular file, writable by its owner and readable by all, so that it is unpacked as one.
    listed.writeUInt32LE(0o100644 * 0x10000, 6)
    listed.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 3])
    list.push(Buffer.from('PK\x01\x02', 'latin1'), version, header, listed, name)
    const local = [Buffer.from('PK\x03\x04', 'latin1'), header, name, data]
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, directory, end]))
}
