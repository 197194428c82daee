import type { TypeFaces } from '../contract/type-faces.ts'

/** Font files of each type pairing. Empty here: the build fills it in (scripts/build/fonts). Import it dynamically. */
export const typeFaces: Partial<TypeFaces> = {}
