import type { Json } from '../../../../tenant/settings/json.ts'
import { type HtmlFacts, htmlFacts } from './html-facts.ts'
import type { HtmlTextAt } from './html-texts.ts'
import type { Reading } from './work-in-pieces.ts'

/** A text with what the checks need to know about it. */
export interface ReadText extends HtmlTextAt {
  facts: HtmlFacts
  /** Returns the field's value with its tags rewritten, for a fix; undefined if the fixes are long enough. */
  rewritten: (rewrite: (html: string) => string) => Promise<Json | undefined>
}

/** Characters of HTML that are rewritten for the fixes of one call. */
const MOST_REWRITTEN = 1_000_000

/** Reads each text once, in pieces between which other work runs. */
export async function readTexts(texts: readonly HtmlTextAt[], reading: Reading): Promise<ReadText[]> {
  let left = MOST_REWRITTEN
  const all: ReadText[] = []
  for (const text of texts) {
    await reading(text.html.length)
    all.push({
      ...text,
      facts: htmlFacts(text.html),
      async rewritten(rewrite) {
        left -= text.html.length
        if (left < 0) return undefined
        await reading(text.html.length)
        return text.replaced(rewrite(text.html))
      },
    })
  }
  return all
}
