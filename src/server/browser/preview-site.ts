import type { RemoteParts } from '../render/remote-parts.ts'
import type { ShellAssets } from '../render/shell-assets.ts'

/** What the build of a preview tells its server. */
export interface PreviewSite {
  /** Slugs of the agencies that it shows. */
  slugs: readonly string[]
  assets: ShellAssets
  remotes: RemoteParts
}
