import { type CleanedHtml, cleanChecked } from '../../domain/html/clean-checked.ts'

/** In a browser the server is alone with its one visitor, and in a worker already: HTML is cleaned where it is. */
export async function cleanInWorker(html: string): Promise<CleanedHtml> {
  return cleanChecked(html)
}
