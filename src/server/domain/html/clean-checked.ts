import { cleanHtml } from './clean-html.ts'
import { htmlRefusal, MOST_HTML_CHARACTERS } from './html-refusal.ts'

/** HTML as it is stored, or why it is refused. */
export type CleanedHtml = { html: string } | { reason: string }

/** Takes HTML as an agency wrote it, looks at its length and depth first, and cleans it. It holds the thread meanwhile. */
export function cleanChecked(html: string): CleanedHtml {
  const reason = htmlRefusal(html)
  if (reason !== null) return { reason }
  const clean = cleanHtml(html)
  // Both lengths are named: the owner can count only the first.
  if (clean.length > MOST_HTML_CHARACTERS)
    return {
      reason:
        `has ${html.length} characters, and ${clean.length} when it is stored, because HTML writes signs such as & and < ` +
        `as several; at most ${MOST_HTML_CHARACTERS} can be stored`,
    }
  const deeper = htmlRefusal(clean)
  return deeper === null ? { html: clean } : { reason: deeper }
}
