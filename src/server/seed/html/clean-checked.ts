import { cleanHtml } from './clean-html.ts'
import { htmlRefusal } from './html-refusal.ts'

/** HTML as it is stored, or why it is refused. */
export type CleanedHtml = { html: string } | { reason: string }

/** Takes HTML as an agency wrote it, looks at its length and depth first, and cleans it. It holds the thread meanwhile. */
export function cleanChecked(html: string): CleanedHtml {
  const reason = htmlRefusal(html)
  if (reason !== null) return { reason }
  const clean = cleanHtml(html)
  // Letters that HTML writes as several may make it longer.
  const longer = htmlRefusal(clean)
  return longer === null ? { html: clean } : { reason: longer }
}
