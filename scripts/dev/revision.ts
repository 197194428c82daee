import { notifyParent } from './notify-parent.ts'

let saves = 0

/** Names the sources that this server renders pages from; every saved file of theirs changes the name. */
export const revision = (): string => `${process.pid}.${saves}`

/** Records that the next page is rendered from a saved file, and notifies the front. */
export function noteSaved(): void {
  saves += 1
  void notifyParent({ livery: 'renders', revision: revision() })
}
