import { type CleanedHtml, cleanChecked } from '../../domain/html/clean-checked.ts'

/** In a browser the server has one visitor and already runs in a worker, so HTML is cleaned directly. */
export async function cleanInWorker(html: string): Promise<CleanedHtml> {
  return cleanChecked(html)
}
