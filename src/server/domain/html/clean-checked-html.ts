import { cleanHtml } from './clean-html.ts'
import { htmlRefusal, MOST_HTML_CHARACTERS } from './html-refusal.ts'

/** HTML as it is stored, or why it is refused. */
export type CleanedHtml = { html: string } | { reason: string }

/** Checks the length and depth of an agency's HTML, then cleans it. Blocks the thread in the meantime. */
export function cleanCheckedHtml(html: string): CleanedHtml {
  const reason = htmlRefusal(html)
  if (reason !== null) return { reason }
  const clean = cleanHtml(html)
  // Both lengths are named, because the owner can count only the first.
  if (clean.length > MOST_HTML_CHARACTERS)
    return {
      reason:
        `has ${html.length} characters, and ${clean.length} when it is stored, because HTML writes signs such as & and < ` +
        `as several; at most ${MOST_HTML_CHARACTERS} can be stored`,
    }
  const deeper = htmlRefusal(clean)
  return deeper === null ? { html: clean } : { reason: deeper }
}
