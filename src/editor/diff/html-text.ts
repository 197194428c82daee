import { cleanRichText } from '../../ui/clean-rich-text.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, br, hr'

/** Takes HTML and gives its text as a person reads it, a line a paragraph. What it holds is neither loaded nor run. */
export function htmlText(html: string): string {
  // Cleaned HTML is what the page's policy lets through; the parser takes it as well as text.
  const { body } = new DOMParser().parseFromString(cleanRichText(html) as string, 'text/html')
  for (const item of body.querySelectorAll('li')) item.prepend('• ')
  for (const block of body.querySelectorAll(blocks)) block.after('\n')
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?(?:\n ?)*/g, '\n')
    .trim()
}
