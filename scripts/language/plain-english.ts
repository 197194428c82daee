/** Maximum number of words in a sentence. */
export const MOST_WORDS = 25

/** Words that a reader has to read twice, with their replacements. */
const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were|be|been) told\b(?! apart)|\bhears of\b/i, 'is notified, is shown, receives'],
  [/\bsays so\b/i, 'name what is shown'],
  [/\bwhoever\b|\bsomebody\b|\bnobody'?s\b/i, 'the visitor, the guest, the agent, the caller'],
  [/\banew\b/i, 'again'],
  [/\bby now\b/i, 'already'],
  [/\bbeside\b/i, 'next to'],
  [/\bof its own\b/i, 'separate'],
  [/\b(?:comes?|came) to nothing\b/i, 'fails'],
  [/\bcall(?:s|ed)? off\b/i, 'cancel'],
  [/\blet go\b/i, 'released'],
  [/\bgiven back\b/i, 'refunded, released'],
  [/\bthe house\b/i, 'the property'],
  [/\bpatience\b/i, 'timeout'],
  [/\ballowance\b/i, 'quota'],
]

/**
 * Returns the sentences of a page that have more than 25 words. Code counts as one word; tables and lists of links do
 * not count.
 */
export function longSentences(page: string): string[] {
  return paragraphsOf(page)
    .flatMap((paragraph) => paragraph.split(/(?<=[.:?!](?:\*\*|')?)\s/))
    .filter((sentence) => wordsOf(sentence) > MOST_WORDS)
}

/** Returns each avoided word in a page's text, with its replacement. */
export function avoidedWords(page: string): string[] {
  return textOf(page)
    .split('\n')
    .flatMap((line) =>
      avoided.flatMap(([words, instead]) => {
        const [found] = words.exec(line) ?? []
        return found === undefined ? [] : [`${found}: write ${instead} (${line.trim()})`]
      }),
    )
}

/** The page without code blocks and comments; inline code becomes one word. */
function textOf(page: string): string {
  return page
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/`[^`]*`/g, 'X')
}

/** Paragraphs and list items, without headings, tables and a decision's file list. */
function paragraphsOf(page: string): string[] {
  const [before = ''] = textOf(page).split(/^## Files$/m)
  return before
    .replaceAll(/^[|#].*$/gm, '')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').replace(/^ ?- /, '').trim())
    .filter((paragraph) => !isListOfNames(paragraph))
}

/** Links or code separated by commas, such as an index of pages or addresses. */
function isListOfNames(paragraph: string): boolean {
  const names = paragraph.match(/\]\(|\bX\b/g) ?? []
  return names.length > 5 && names.length * 5 > wordsOf(paragraph)
}

function wordsOf(text: string): number {
  return text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').split(/\s+/).length
}
