import { atom } from 'jotai'

/**
 * Fields whose changes by others an open tool already reports, so that no message repeats them. In the editor's
 * store.
 */
export const announcedFieldsAtom = atom<readonly string[]>([])
