import type { ShellAssets } from '../../http/assets/shell-assets.ts'
import type { RemoteParts } from '../../http/pages/render/remote-parts.ts'

/** Address of the page that discards what was done in a preview. */
export const RESET_PAGE = '/preview-reset/'

/** What a preview's build passes to its server. */
export interface PreviewSite {
  /** Slugs of the agencies that it shows. */
  slugs: readonly string[]
  assets: ShellAssets
  remotes: RemoteParts
}
