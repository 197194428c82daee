/** The file `manifest.json` that a remote part's build writes next to its entry. All addresses are relative to it. */
export interface RemoteManifest {
  name: string
  /** Major version of the platform SDK that the part was built against; the shell refuses any other. */
  platform: number
  entry: string
  styles: readonly string[]
  /** Route patterns that this part answers, in the router's syntax. */
  routes: readonly string[]
  /** Every script of the part, address → Subresource Integrity hash. */
  integrity: Readonly<Record<string, string>>
}

/** A remote part as a page knows it: absolute addresses, ready to import. */
export interface RemoteAddress {
  name: string
  entry: string
  styles: readonly string[]
  routes: readonly string[]
  /** True if the current document has no hashes of this part: its pages need a separate document. */
  needsDocument?: boolean
}

/**
 * Version of the platform SDK that remote parts build against. It increases when an export of the SDK changes or is
 * removed.
 */
export const PLATFORM_VERSION = 1
