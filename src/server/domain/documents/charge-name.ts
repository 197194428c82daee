import type { DocumentText } from './document-text.ts'

/** Returns the name of a tax, fee or extra by its code; null if the documents have none. */
export function chargeName(code: string, { say, has }: Pick<DocumentText, 'say' | 'has'>): string | null {
  const key = `charge.${code}`
  return has(key) ? say(key) : null
}
