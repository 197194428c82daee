import { emptyHistory } from './history.ts'
import type { KeptWork } from './kept-work.ts'

const NAME = 'livery-editor-left '

/**
 * What a page was still about to keep when it was left: there at once, where the larger store answers too late. It is newer
 * than that while it is there; where it has too little room, the steps back are left out.
 */
export const leftWork = {
  write(name: string, work: KeptWork): void {
    for (const kept of [work, { ...work, history: emptyHistory }]) {
      try {
        localStorage.setItem(NAME + name, JSON.stringify(kept))
        return
      } catch {
        // No room, or none at all here.
      }
    }
    leftWork.drop(name)
  },
  read(name: string): KeptWork | undefined {
    try {
      const text = localStorage.getItem(NAME + name)
      return text === null ? undefined : (JSON.parse(text) as KeptWork)
    } catch {
      return undefined
    }
  },
  drop(name: string): void {
    try {
      localStorage.removeItem(NAME + name)
    } catch {
      // There is none.
    }
  },
  names(): string[] {
    try {
      return Object.keys(localStorage).flatMap((key) => (key.startsWith(NAME) ? key.slice(NAME.length) : []))
    } catch {
      return []
    }
  },
}
