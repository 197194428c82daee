import type { ComponentType } from 'react'

/** What a remote part's build writes beside its entry as `manifest.json`. All addresses are relative to the manifest. */
export interface RemoteManifest {
  name: string
  /** Version of the platform SDK the part was built against; the shell refuses another major. */
  platform: string
  entry: string
  styles: readonly string[]
  /** Route patterns, in the router's syntax, that this part answers. */
  routes: readonly string[]
  /** Every chunk of the part, address → Subresource Integrity hash. */
  integrity: Readonly<Record<string, string>>
}

/** The one export, `part`, of a remote part's entry module. */
export interface RemotePart {
  name: string
  routes: readonly RemoteRoute[]
}

export interface RemoteRoute {
  path: string
  component: ComponentType
}
