import type { components } from './api.gen.ts'

/** The role for which a preview shows the site. */
export type PreviewRole = components['schemas']['PreviewRole']

/** The state that a preview simulates for suppliers. */
export type SupplyState = components['schemas']['SupplyState']

/** What a page knows about being a preview: in the editor's frame, or by a shared link. */
export type ShownPreview = components['schemas']['ShownPreview']

/** Query parameter of a page, and header of a call, that carry a preview grant. */
export const GRANT_PARAMETER = 'livery-preview'
export const GRANT_HEADER = 'x-livery-preview'

/**
 * Value of that header from a page that is no preview: the shared link in the browser's other tab does not apply to
 * it.
 */
export const NO_PREVIEW = 'none'
