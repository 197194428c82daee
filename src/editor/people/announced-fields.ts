import { atom } from 'jotai'

/** The fields whose changes by others an open tool tells of already: no message says it again. In the editor's store. */
export const announcedFieldsAtom = atom<readonly string[]>([])
