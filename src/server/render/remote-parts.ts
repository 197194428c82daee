import { PLATFORM_VERSION, type RemoteAddress, type RemoteManifest } from '../../contract/remote.ts'

/** The remote parts this deployment loads, with absolute or same-site addresses. */
export interface RemoteParts {
  parts: readonly RemoteAddress[]
  integrity: Readonly<Record<string, string>>
  /** Origins other than our own, for the Content-Security-Policy. */
  origins: readonly string[]
}

/**
 * Turns the manifest of a remote part into addresses. `base` is where the manifest stands: `/remotes/booking/` or
 * `https://cdn.example/booking/`. Throws a sentence that names the field when the manifest is not one.
 */
export function resolveManifest(manifest: unknown, base: string): { part: RemoteAddress; integrity: Record<string, string> } {
  const m = checkManifest(manifest, base)
  const at = (file: string) => `${base}${file}`
  return {
    part: { name: m.name, entry: at(m.entry), styles: m.styles.map(at), routes: m.routes },
    integrity: Object.fromEntries(Object.entries(m.integrity).map(([file, hash]) => [at(file), hash])),
  }
}

/** Puts parts together; of two with the same name the first wins. */
export function joinParts(all: readonly ReturnType<typeof resolveManifest>[]): RemoteParts {
  const origins = new Set<string>()
  for (const { part } of all) if (/^https?:/.test(part.entry)) origins.add(new URL(part.entry).origin)
  return {
    parts: all.map(({ part }) => part),
    integrity: Object.assign({}, ...all.map((one) => one.integrity)),
    origins: [...origins],
  }
}

function checkManifest(value: unknown, base: string): RemoteManifest {
  const wrong = (field: string, reason: string): never => {
    throw new Error(`the remote part's manifest at ${base}manifest.json is not usable: ${field} ${reason}`)
  }
  if (typeof value !== 'object' || value === null) return wrong('the document', 'must be a JSON object')
  const m = value as Partial<RemoteManifest>
  if (typeof m.name !== 'string') wrong('name', 'must be a text')
  if (m.platform !== PLATFORM_VERSION) wrong('platform', `must be ${PLATFORM_VERSION}, the version of this shell's SDK`)
  for (const field of ['styles', 'routes'] as const) {
    if (!isTextList(m[field])) wrong(field, 'must be a list of texts')
  }
  if (typeof m.entry !== 'string') wrong('entry', 'must be a text')
  if (typeof m.integrity !== 'object' || m.integrity === null) wrong('integrity', 'must map each script to its hash')
  const files = [m.entry, ...(m.styles ?? []), ...Object.keys(m.integrity ?? {})]
  for (const file of files) {
    if (typeof file !== 'string' || !/^[\w.-]+(\/[\w.-]+)*$/.test(file) || file.includes('..')) {
      wrong('a file', `must be a path below the manifest, not ${JSON.stringify(file)}`)
    }
  }
  for (const hash of Object.values(m.integrity ?? {})) {
    if (!/^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(String(hash))) wrong('integrity', 'must hold sha256, sha384 or sha512 hashes')
  }
  if (!m.integrity?.[m.entry as string]) wrong('integrity', 'must hold the entry')
  return m as RemoteManifest
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
