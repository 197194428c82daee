/** Maximum number of words in a sentence. */
export const MOST_WORDS = 25

/** Words that a reader has to read twice, with their replacements. */
const avoided: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were|be|been) told\b(?! apart)|\bhears of\b/i, 'is notified, is shown, receives'],
  [/\bsays so\b/i, 'name what is shown'],
  [/\bwhoever\b|\bsomebody\b|\bnobody\b/i, 'the visitor, the guest, the agent, the caller'],
  [/\banew\b/i, 'again'],
  [/\bby now\b/i, 'already'],
  [/\bbeside\b/i, 'next to'],
  [/\bof its own\b/i, 'separate'],
  [/\b(?:comes?|came) to nothing\b/i, 'fails'],
  [/\bcall(?:s|ed)? off\b/i, 'cancel'],
  [/\blet go\b/i, 'released'],
  [/\b(?:give[ns]?|gave|giving) back\b/i, 'return, refund, release'],
  [/\bstands\b(?! (?:in )?for\b)|\bas (?:it|they) stands?\b/i, 'is, is written'],
  [/\bthe house\b/i, 'the property'],
  [/\bpatience\b/i, 'timeout'],
  [/\ballowance\b/i, 'quota'],
]

/**
 * Words of comments, titles and documents alone, where they hide what a program does. In the interface's texts they are
 * common English: `Your details are kept`. Only people are asked.
 */
const avoidedInCode: typeof avoided = [
  [/\bkept\b(?! (?:open|alive)\b|-)/i, 'stored, retained, preserved'],
  [
    /(?<!\b(?:agents?|clients?|guests?|owners?|people|person|they|travellers?|users?|visitors?)(?: (?:is|are|was|were|not|has|have|been))* )\basked\b(?! (?:by mail|first|for consent)\b)/i,
    'requested, called, required',
  ],
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

/** Returns each avoided word in a text with its replacement; `isInterface`: the text is one of the interface. */
export function avoidedWords(page: string, isInterface = false): string[] {
  const list = isInterface ? avoided : [...avoided, ...avoidedInCode]
  return textOf(page)
    .split('\n')
    .flatMap((line) =>
      list.flatMap(([words, instead]) => {
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
