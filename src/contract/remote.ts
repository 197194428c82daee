import type { ComponentType } from 'react'
import type { LanguageCode } from './types.ts'

/** What a remote part's build writes beside its entry as `manifest.json`. All addresses are relative to the manifest. */
export interface RemoteManifest {
  name: string
  /** Major version of the platform SDK the part was built against; the shell refuses another. */
  platform: number
  entry: string
  styles: readonly string[]
  /** Route patterns, in the router's syntax, that this part answers. */
  routes: readonly string[]
  /** Every script of the part, address → Subresource Integrity hash. */
  integrity: Readonly<Record<string, string>>
}

/** The one export, `part`, of a remote part's entry module. */
export interface RemotePart {
  name: string
  routes: readonly RemoteRoute[]
  /** The part's texts in one language; flat keys. */
  loadText: (language: LanguageCode) => Promise<Readonly<Record<string, string>>>
}

export interface RemoteRoute {
  path: string
  component: ComponentType
  /** Key of the page's title in the part's texts; `hotel/deal.title` in others that the part fetches under that name. */
  title: string
}

/** A remote part as the page knows it: absolute addresses, ready to import. */
export interface RemoteAddress {
  name: string
  entry: string
  styles: readonly string[]
  routes: readonly string[]
}

/** Version of the platform SDK that remote parts build against. Raised when an export of the SDK changes or goes. */
export const PLATFORM_VERSION = 1
