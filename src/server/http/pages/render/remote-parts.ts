import { PLATFORM_VERSION, type RemoteAddress, type RemoteManifest } from '../../../../contract/remote.ts'

/** The remote parts that this deployment loads, with absolute or same-site addresses. */
export interface RemoteParts {
  parts: readonly RemoteAddress[]
  /** Name of a part → the hash of each of its scripts by address. */
  integrity: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Returns the addresses of a remote part's manifest. `base` is the manifest's location: `/remotes/booking/` or
 * `https://cdn.example/booking/`. Throws a sentence that names the field if the manifest is invalid.
 */
export function resolveManifest(
  manifest: unknown,
  base: string,
): { part: RemoteAddress; integrity: Record<string, string> } {
  const m = checkManifest(manifest, base)
  const at = (file: string) => `${base}${file}`
  return {
    part: { name: m.name, entry: at(m.entry), styles: m.styles.map(at), routes: m.routes },
    integrity: Object.fromEntries(Object.entries(m.integrity).map(([file, hash]) => [at(file), hash])),
  }
}

/** Combines parts; of two with the same name the first one is used. */
export function joinParts(all: readonly ReturnType<typeof resolveManifest>[]): RemoteParts {
  return {
    parts: all.map(({ part }) => part),
    integrity: Object.fromEntries(all.toReversed().map(({ part, integrity }) => [part.name, integrity])),
  }
}

type Check = [field: string, isRight: (m: Partial<RemoteManifest>) => boolean, reason: string]

const checks: readonly Check[] = [
  ['name', (m) => typeof m.name === 'string', 'must be a text'],
  [
    'platform',
    (m) => m.platform === PLATFORM_VERSION,
    `must be ${PLATFORM_VERSION}, the version of this shell's SDK`,
  ],
  ['styles', (m) => isTextList(m.styles), 'must be a list of texts'],
  ['routes', (m) => isTextList(m.routes), 'must be a list of texts'],
  ['entry', (m) => typeof m.entry === 'string', 'must be a text'],
  [
    'integrity',
    (m) => typeof m.integrity === 'object' && m.integrity !== null,
    'must map each script to its hash',
  ],
  [
    'integrity',
    (m) =>
      Object.values(m.integrity ?? {}).every((hash) =>
        /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(String(hash)),
      ),
    'must hold sha256, sha384 or sha512 hashes',
  ],
  [
    'a file',
    (m) => [m.entry, ...(m.styles ?? []), ...Object.keys(m.integrity ?? {})].every(isFileBelow),
    'must be a path below the manifest',
  ],
  ['integrity', (m) => m.integrity?.[m.entry ?? ''] !== undefined, 'must hold the entry'],
]

function checkManifest(value: unknown, base: string): RemoteManifest {
  const m: Partial<RemoteManifest> = typeof value === 'object' && value !== null ? value : {}
  for (const [field, isRight, reason] of checks) {
    if (!isRight(m)) {
      throw new Error(`the remote part's manifest at ${base}manifest.json is invalid: ${field} ${reason}`)
    }
  }
  return m as RemoteManifest
}

function isFileBelow(file: string | undefined): boolean {
  return file !== undefined && /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split('/').includes('..')
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
