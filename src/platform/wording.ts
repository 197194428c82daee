import type { Texts } from './text.ts'

/** Takes an agency's own words (`PageContext.wording`) and gives those for one part beside the shell, by the part's own keys. */
export function wordingOf(part: string, wording: Texts): Texts {
  const prefix = `${part}/`
  const own = Object.entries(wording).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]))
}
