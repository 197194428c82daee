/**
 * Letters that Unicode does not decompose into a base letter and a mark, as travellers type them on other keyboards.
 */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'a',
  // Arabic: spellings that readers treat as the same letter, and the Persian forms of yeh and kaf.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/**
 * Returns the form in which names are indexed and searched: lower case, without marks, apostrophes and punctuation,
 * words separated by one space. Never throws, even for lone surrogates; idempotent.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/['’‘ʻʼʾʿ`´]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
