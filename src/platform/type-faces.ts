import type { TypeFaces } from '../contract/type-faces.ts'

/** Where each type pairing's fonts are. Empty here: the build fills it in (scripts/build/fonts). Import it dynamically. */
export const typeFaces: Partial<TypeFaces> = {}
