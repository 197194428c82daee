import type { ShellAssets } from '../../http/assets/shell-assets.ts'
import type { RemoteParts } from '../../http/pages/render/remote-parts.ts'

/** Address of the page that forgets what was done in a preview. */
export const RESET_PAGE = '/preview-reset/'

/** What the build of a preview tells its server. */
export interface PreviewSite {
  /** Slugs of the agencies that it shows. */
  slugs: readonly string[]
  assets: ShellAssets
  remotes: RemoteParts
}
