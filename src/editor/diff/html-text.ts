import { cleanRichText } from '../../ui/clean-rich-text.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, br, hr'

/** Returns HTML as visible text, one line for each paragraph. Its contents are neither loaded nor run. */
export function htmlText(html: string): string {
  // The page's policy accepts sanitised HTML; the parser also takes it as a string.
  const { body } = new DOMParser().parseFromString(cleanRichText(html) as string, 'text/html')
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const block of body.querySelectorAll(blocks)) block.after('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?(?:\n ?)*/g, '\n')
    .trim()
}
