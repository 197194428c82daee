import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '../../src/tenant/language.ts'
import { root } from '../build/root.ts'

/** Compares the languages of a folder; returns its keys. Reports to `problems`. */
export function checkFolder(folder: string, problems: string[]): string[] {
  const read = (language: string): Record<string, string> => {
    const file = join(root, folder, `${language}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const english = read('en')
  for (const language of languageCodes) {
    if (language !== 'en')
      checkLanguage(`${folder}/${language}.json`, language, english, read(language), problems)
  }
  for (const file of readdirSync(join(root, folder))) {
    if (!languageCodes.some((code) => file === `${code}.json`))
      problems.push(`${folder}/${file}: not a language`)
  }
  return Object.keys(english)
}

function checkLanguage(
  where: string,
  language: string,
  english: Record<string, string>,
  texts: Record<string, string>,
  problems: string[],
): void {
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wanted = new Map<string, string>()
  for (const [key, value] of Object.entries(english)) {
    const stem = stemOf(key)
    if (stem === key) wanted.set(key, value)
    else for (const category of plurals) wanted.set(`${stem}_${category}`, value)
  }
  for (const [key, value] of wanted) {
    const text = texts[key]
    if (text === undefined) problems.push(`${where}: ${key} is missing`)
    else if (text.trim() === '') problems.push(`${where}: ${key} is empty`)
    else if (!isPlural(key) && placesIn(text) !== placesIn(value)) {
      problems.push(`${where}: ${key} has other placeholders than English (${placesIn(value)})`)
    }
  }
  problems.push(...typography(where, language, texts))
  for (const key of Object.keys(texts))
    if (!wanted.has(key)) problems.push(`${where}: ${key} is not in en.json`)
}

function typography(where: string, language: string, texts: Record<string, string>): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typographyFaults(language, text).map((fault) => `${where}: ${key} has ${fault}`),
  )
}

/** Typographic faults: typewriter characters, and spaces at which a line must not break. */
function typographyFaults(language: string, text: string): string[] {
  const rules: [boolean, RegExp, string][] = [
    [true, /['"]/, 'a straight quote'],
    [true, /\.\.\./, 'three points instead of an ellipsis'],
    [true, / {2}|^\s|\s$/, 'a space too many'],
    // A neutral character at the end of a right-to-left text jumps to its beginning; a direction mark holds it.
    [
      language === 'ar',
      /[A-Za-z][/-](?=…?(?:[\s\u0600-\u06ff).]|$))/,
      'a sign after Latin letters without a direction mark',
    ],
    [true, / %/, 'a percent sign that can wrap to the next line'],
    [
      ['es', 'da', 'no', 'de', 'fr', 'sv'].includes(language),
      /[^\u00a0\u202f]%/,
      'a percent sign without its space',
    ],
    [language === 'fr', /[^\u202f][;!?»]|«[^\u202f]/, 'a sign without its narrow no-break space'],
    [language === 'fr', /(?<![\u00a0\u202f]|https|mailto|tel):/, 'a colon without its no-break space'],
    [language === 'de', /[“”](?=\p{L})/u, 'a quote with a raised opening mark'],
    [language === 'ar', /[,;?](?![^{]*\}\})/, 'a Latin comma, semicolon or question mark'],
  ]
  return rules.flatMap(([applies, fault, name]) => (applies && fault.test(text) ? [name] : []))
}

function isPlural(key: string): boolean {
  return /_(zero|one|two|few|many|other)$/.test(key)
}

/** A key without its plural suffix. */
export function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

/** The names of a text's placeholders. */
export function placesIn(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(', ')
}
