import type { Texts } from './text.ts'

/** Returns an agency's own wording (`PageContext.wording`) for a remote part, by the part's own keys. */
export function wordingOf(part: string, wording: Texts): Texts {
  const prefix = `${part}/`
  const own = Object.entries(wording).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]))
}
