import type { Turn } from '../../kernel/limits/fair-limiter.ts'
import type { CleanedHtml } from './clean-checked-html.ts'
import { type CleaningJob, cleanHtmlInWorker } from './clean-html-in-worker.ts'
import { MOST_HTML_CHARACTERS, MOST_HTML_TOGETHER } from './html-refusal.ts'

/** The HTML of one folder or of one change of a draft. */
export interface HtmlCleaning {
  /** Returns what the profile allows of some HTML, or why it is refused; throws the signal's reason. */
  clean(html: string): Promise<CleanedHtml>
}

/** Characters of short texts that are cleaned without a thread: together they take a few milliseconds. */
const SHORT = 1000
const MOST_SHORT = 10_000

/**
 * Begins to clean related texts, in the turns of an agency and its editor. Their total length is limited. After a
 * text that takes too long no other is begun, and an aborted `signal` ends the work. Source: security, 9 and 19.
 */
export function beginCleaning(turn: Turn, signal?: AbortSignal): HtmlCleaning {
  const job: CleaningJob = { turn, signal, isSpent: false }
  let transaction = 0
  let inPlace = 0
  return {
    async clean(html) {
      signal?.throwIfAborted()
      transaction += html.length
      if (html.length > MOST_HTML_CHARACTERS)
        return { reason: `has ${html.length} characters; at most ${MOST_HTML_CHARACTERS} are allowed` }
      if (transaction > MOST_HTML_TOGETHER)
        return {
          reason: `brings all HTML to more than ${MOST_HTML_TOGETHER} characters`,
        }
      if (html.length <= SHORT && inPlace + html.length <= MOST_SHORT) {
        inPlace += html.length
        const { cleanCheckedHtml } = await import('./clean-checked-html.ts')
        return cleanCheckedHtml(html)
      }
      return (await cleanHtmlInWorker(html, job)) ?? tooLong
    },
  }
}

const tooLong = { reason: 'takes too long to clean; make its HTML simpler' }
