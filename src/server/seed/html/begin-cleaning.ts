import type { CleanedHtml } from './clean-checked.ts'
import { cleanInWorker } from './clean-in-worker.ts'
import { MOST_HTML_CHARACTERS, MOST_HTML_TOGETHER } from './html-refusal.ts'

/** The HTML of one folder or of one change of a draft. */
export interface HtmlCleaning {
  /** Takes HTML as it was written and gives what the profile allows of it, or why it is refused; throws the signal's reason. */
  clean(html: string): Promise<CleanedHtml>
}

/** Characters of short texts that are cleaned without a thread: together they take a few milliseconds. */
const SHORT = 1000
const MOST_SHORT = 10_000

let senders = 0

/**
 * Begins to clean what belongs together. Its length is bounded as a whole, and after a text that took too long no other is
 * begun; an aborted `signal` ends what is under way. Source: security, 9 and 19.
 */
export function beginCleaning(signal?: AbortSignal): HtmlCleaning {
  senders += 1
  const sender = String(senders)
  let together = 0
  let inPlace = 0
  let isSpent = false
  return {
    async clean(html) {
      signal?.throwIfAborted()
      together += html.length
      if (html.length > MOST_HTML_CHARACTERS)
        return { reason: `has ${html.length} characters; at most ${MOST_HTML_CHARACTERS} are allowed` }
      if (together > MOST_HTML_TOGETHER)
        return {
          reason: `makes more than ${MOST_HTML_TOGETHER} characters of HTML together with what comes before it`,
        }
      if (html.length <= SHORT && inPlace + html.length <= MOST_SHORT) {
        inPlace += html.length
        const { cleanChecked } = await import('./clean-checked.ts')
        return cleanChecked(html)
      }
      if (isSpent) return tooLong
      const cleaned = await cleanInWorker(html, sender, signal)
      isSpent ||= cleaned === null
      return cleaned ?? tooLong
    },
  }
}

const tooLong = { reason: 'takes too long to clean; make its HTML simpler' }
