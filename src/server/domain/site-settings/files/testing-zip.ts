import type { TestFiles } from '../../tenant-folders/testing-tenant.ts'
import { writeZip } from './write-zip.ts'

/** Returns a zip of a tenant's test files: texts and bytes unchanged, everything else as JSON. */
export function zipOf(files: TestFiles): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Object.entries(files).map(([path, content]): [string, Uint8Array] => {
    if (content instanceof Uint8Array) return [path, content]
    return [path, new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))]
  })
  return writeZip(new Map(bytes))
}
