import { notifyParent } from './notify-parent.ts'

let saves = 0

/** Names the sources that this server renders pages from; every saved file of theirs changes the name. */
export const revision = (): string => `${process.pid}.${saves}`

/** Notes that the next page is rendered from a file that was saved, and tells the front. */
export function noteSaved(): void {
  saves += 1
  void notifyParent({ livery: 'renders', revision: revision() })
}
