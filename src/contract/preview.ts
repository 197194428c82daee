import type { components } from './api.gen.ts'

/** Whom a preview shows the site as it is to. */
export type PreviewRole = components['schemas']['PreviewRole']

/** What is had of suppliers in a preview. */
export type SupplyState = components['schemas']['SupplyState']

/** What a page knows of being a preview: in the editor's frame, or for whoever has a link to it. */
export type ShownPreview = components['schemas']['ShownPreview']

/** Query parameter of a page, and header of a call, that carry a grant. */
export const GRANT_PARAMETER = 'livery-preview'
export const GRANT_HEADER = 'x-livery-preview'

/** Said in that header by a page that is no preview: the shared link that its browser looks at in another tab is not for it. */
export const NO_PREVIEW = 'none'
