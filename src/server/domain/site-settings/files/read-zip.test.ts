import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readZip } from './read-zip.ts'
import { zipOf } from './testing-zip.ts'

const good = () =>
  zipOf({ 'tenant.json': '{}', 'pages/about.html': '<p>Hello</p>'.repeat(50), 'x.bin': new Uint8Array(9) })

async function faults(bytes: Uint8Array) {
  const read = await readZip(bytes)
  return read.ok ? [] : read.faults.map(({ file, reason }) => `${file}: ${reason}`)
}

/** The zip with some bytes changed, in its list of files (`listed`) or anywhere. */
function changed(zip: Uint8Array, change: (bytes: Buffer, listed: number) => void): Buffer {
  const bytes = Buffer.from(zip)
  change(bytes, bytes.indexOf('PK\x01\x02', 0, 'latin1'))
  return bytes
}

describe('readZip', () => {
  it('returns the files that a zip was made of', async () => {
    const read = await readZip(await good())
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect([...read.files].map(([path, file]) => [path, file.length])).toEqual([
      ['tenant.json', 2],
      ['pages/about.html', 600],
      ['x.bin', 9],
    ])
    expect(String(read.files.get('pages/about.html'))).toContain('<p>Hello</p>')
  })

  it('leaves out folders and files that systems add', async () => {
    const names = [
      'pages/',
      '.DS_Store',
      'pages/.DS_Store',
      '__MACOSX/._logo.svg',
      'Thumbs.db',
      'tenant.json',
    ]
    const read = await readZip(await zipOf(Object.fromEntries(names.map((name) => [name, '']))))
    expect(read.ok && [...read.files.keys()]).toEqual(['tenant.json'])
  })

  it.each([
    '../tenant.json',
    'pages/../../x.html',
    '/etc/passwd',
    'C:/x.svg',
    'pages\\x.html',
    './tenant.json',
    'pages//x.html',
    'a\u0000.svg',
    'a\n.svg',
    '__MACOSX/../../x',
    'x'.repeat(300),
  ])('refuses the name %j', async (name) => {
    expect(await faults(await zipOf({ 'tenant.json': '{}', [name]: 'x' }))).toEqual([
      `${name.slice(0, 200)}: has a name that leads out of the folder or is not valid`,
    ])
  })

  it('refuses two files with one name', async () => {
    expect(await faults(await zipOf({ 'logo.svg': '1', 'LOGO.svg': '2' }))).toEqual([
      'LOGO.svg: occurs twice',
    ])
  })

  it('refuses a file that declares too large a size before inflating anything', async () => {
    const zip = await zipOf({ 'bomb.svg': new Uint8Array(7 * 1024 * 1024) })
    expect(zip.length).toBeLessThan(20_000)
    expect(await faults(zip)).toEqual(['bomb.svg: has 7340032 bytes; at most 6291456 are allowed'])
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`${at}.svg`, new Uint8Array(5 * 1024 * 1024)]),
    )
    expect(await faults(await zipOf(many))).toEqual([
      ': unpacks to 47185920 bytes; at most 41943040 are allowed',
    ])
  })

  it('inflates no more than a file declares', async () => {
    const zip = await zipOf({ 'bomb.svg': new Uint8Array(5 * 1024 * 1024) })
    const lying = changed(zip, (bytes, listed) => bytes.writeUInt32LE(10, listed + 24))
    expect(await faults(lying)).toEqual(['bomb.svg: is broken'])
  })

  it('refuses too many files', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.svg`, '']))
    expect(await faults(await zipOf(many))).toEqual([': has 1001 files; at most 1000 are allowed'])
  })

  it('refuses encrypted files, links and other compression methods', async () => {
    const zip = await zipOf({ 'logo.svg': 'x'.repeat(99) })
    const at = (place: number, value: number) =>
      changed(zip, (bytes, listed) => bytes.writeUInt16LE(value, listed + place))
    expect(await faults(at(8, 1))).toEqual(['logo.svg: is encrypted; make the zip without a password'])
    expect(await faults(at(10, 12))).toEqual([
      'logo.svg: uses a compression that is not supported; use a plain zip',
    ])
    expect(await faults(at(40, 0o120777))).toEqual([
      'logo.svg: is a link to another file; replace it with the file itself',
    ])
  })

  it('refuses a file that does not match its checksum', async () => {
    const zip = await zipOf({ 'logo.svg': 'a picture' })
    expect(await faults(changed(zip, (bytes) => bytes.write('b', bytes.indexOf('a picture'))))).toEqual([
      'logo.svg: is broken',
    ])
  })

  it('refuses what is no zip, truncated or corrupted in any way, and never throws', async () => {
    const zip = Buffer.from(await good())
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('PK'),
      Buffer.from('no zip at all, but long enough for one'),
    ]) {
      expect(await faults(bytes)).toEqual([': is not a complete zip file'])
    }
    expect(await faults(zip.subarray(0, -1))).toEqual([': is not a complete zip file'])
    expect(await faults(Buffer.concat([zip, Buffer.from('x')]))).toEqual([': is not a complete zip file'])
    for (let length = 0; length < zip.length; length += 7)
      expect(await faults(zip.subarray(0, length))).not.toEqual([])
    for (let at = 0; at < zip.length; at += 1) {
      const read = await readZip(changed(zip, (bytes) => bytes.writeUInt8((bytes[at] ?? 0) ^ 0xff, at)))
      expect(typeof read.ok).toBe('boolean')
    }
  })

  it('reads a zip of other programs, with sizes after the files and a comment', async () => {
    // As `zip` writes to a pipe: the local header has no sizes, a descriptor follows.
    const data = deflateRawSync('{}')
    const zip = Buffer.from(await zipOf({ 'tenant.json': '{}' }))
    const listed = zip.indexOf('PK\x01\x02', 0, 'latin1')
    const crc = zip.readUInt32LE(listed + 16)
    const local = Buffer.from(zip.subarray(0, 30 + 'tenant.json'.length))
    local.writeUInt16LE(8, 6)
    local.writeUInt16LE(8, 8)
    local.fill(0, 14, 26)
    const behind = Buffer.alloc(16)
    behind.write('PK\x07\x08', 'latin1')
    const list = Buffer.from(zip.subarray(listed))
    list.writeUInt16LE(8, 10)
    list.writeUInt32LE(crc, 16)
    list.writeUInt32LE(data.length, 20)
    const end = list.indexOf('PK\x05\x06', 0, 'latin1')
    list.writeUInt32LE(local.length + data.length + behind.length, end + 16)
    list.writeUInt16LE(5, end + 20)
    const read = await readZip(Buffer.concat([local, data, behind, list, Buffer.from('hello')]))
    expect(read.ok && String(read.files.get('tenant.json'))).toBe('{}')
  })
})
