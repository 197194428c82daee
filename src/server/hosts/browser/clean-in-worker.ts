import { type CleanedHtml, cleanCheckedHtml } from '../../domain/html/clean-checked-html.ts'

/** In a browser the server has one visitor and already runs in a worker, so HTML is cleaned directly. */
export async function cleanHtmlInWorker(html: string): Promise<CleanedHtml> {
  return cleanCheckedHtml(html)
}
