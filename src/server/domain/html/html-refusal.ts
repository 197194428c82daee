import { Parser } from 'htmlparser2'

/** The contract's limit for one text of HTML, in characters, before and after it is cleaned. */
export const MOST_HTML_CHARACTERS = 60_000
/** Levels of elements in elements. */
export const MOST_HTML_DEPTH = 100
/** Characters of all HTML of one folder, or of one change of a draft. */
export const MOST_HTML_TOGETHER = 1_000_000

/** Characters between two checks of the depth. */
const STEP = 500

/**
 * Returns why unchecked HTML is not cleaned at all, or null. The time grows only with the length: no tree is built,
 * and reading stops where the text is too deep. Source: security, 9.
 */
export function htmlRefusal(html: string): string | null {
  if (html.length > MOST_HTML_CHARACTERS)
    return `has ${html.length} characters; at most ${MOST_HTML_CHARACTERS} are allowed`
  let depth = 0
  let deepest = 0
  const parser = new Parser({
    onopentagname() {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag() {
      depth -= 1
    },
  })
  for (let at = 0; at < html.length && deepest <= MOST_HTML_DEPTH; at += STEP)
    parser.write(html.slice(at, at + STEP))
  return deepest > MOST_HTML_DEPTH ? `has elements nested more than ${MOST_HTML_DEPTH} levels deep` : null
}
