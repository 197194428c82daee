import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { languageCodes } from '../src/tenant/language.ts'
import { root } from './build/root.ts'

/**
 * Checks the texts of every part: each language has the keys of English, with the same places, and nothing is empty;
 * each key is used in the part's code and each used key exists. What the booking part's spine says stands in its own texts or in those
 * of every product. Prints one line a problem; exit code 1 if there is one.
 */
const problems: string[] = []

/** The one file that speaks in the words of the search's open calendar and guests, which are fetched apart. */
const searchWords = 'src/platform/hotel-search/search-texts.ts'

/** Each part of the code with the folders that hold what it says. */
const parts = {
  'src/shell': [
    'text',
    'pages/text',
    'account/text',
    'profile/text',
    'agents/text',
    'markups/text',
    'sso/text',
    'menus/text',
    'dashboard/text',
    'proposals/text',
    'pickers/text',
    'near/text',
    'late/text',
    'business/text',
  ].map((one) => `src/shell/${one}`),
  'src/platform/hotel-search': ['src/platform/hotel-search/text'],
  'src/editor': ['src/editor/text'],
  'src/server/mail': ['src/server/mail/text'],
  'src/server/documents': ['src/server/documents/text'],
  'src/server/preview': ['src/server/preview/text'],
  'src/server/browser': ['src/server/browser/text'],
  'src/remotes/seo': ['src/remotes/seo/text'],
}
for (const [part, folders] of Object.entries(parts)) checkUse(part, folders.flatMap(checkFolder))
checkBooking()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Checks the languages of a folder against each other and gives its keys. */
function checkFolder(folder: string): string[] {
  const read = (language: string): Record<string, string> => {
    const file = join(root, folder, `${language}.json`)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const english = read('en')
  for (const language of languageCodes) {
    if (language !== 'en') checkLanguage(folder, language, english, read(language))
  }
  for (const file of readdirSync(join(root, folder))) {
    if (!languageCodes.some((code) => file === `${code}.json`))
      problems.push(`${folder}/${file}: not a language`)
  }
  return Object.keys(english)
}

function checkLanguage(
  folder: string,
  language: string,
  english: Record<string, string>,
  texts: Record<string, string>,
): void {
  const where = `${folder}/${language}.json`
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
    else if (!isPlural(key) && places(text) !== places(value)) {
      problems.push(`${where}: ${key} has other places than English (${places(value)})`)
    }
  }
  checkTypography(where, language, texts)
  for (const key of Object.keys(texts))
    if (!wanted.has(key)) problems.push(`${where}: ${key} is not in en.json`)
}

function checkTypography(where: string, language: string, texts: Record<string, string>): void {
  for (const [key, text] of Object.entries(texts))
    for (const fault of typographyFaults(language, text)) problems.push(`${where}: ${key} has ${fault}`)
}

/** What a careful printer would not set: signs of a typewriter, and spaces at which a line must not end. */
function typographyFaults(language: string, text: string): string[] {
  const rules: [boolean, RegExp, string][] = [
    [true, /['"]/, 'a straight quote'],
    [true, /\.\.\./, 'three points instead of an ellipsis'],
    [true, / {2}|^\s|\s$/, 'a space too many'],
    // A neutral sign at the end of what runs the other way jumps to its beginning; a mark of direction holds it.
    [
      language === 'ar',
      /[A-Za-z][/-](?=…?(?:[\s\u0600-\u06ff).]|$))/,
      'a sign after Latin letters without a mark of direction',
    ],
    [true, / %/, 'a percent sign that can slip to the next line'],
    [
      ['es', 'da', 'no', 'de', 'fr', 'sv'].includes(language),
      /[^\u00a0\u202f]%/,
      'a percent sign without its space',
    ],
    [language === 'fr', /[^\u202f][;!?»]|«[^\u202f]/, 'a sign without its narrow no-break space'],
    [language === 'fr', /(?<![\u00a0\u202f]|https|mailto|tel):/, 'a colon without its no-break space'],
    [language === 'de', /[“”](?=\p{L})/u, 'a quote that opens from above'],
    [language === 'ar', /[,;?](?![^{]*\}\})/, 'a Latin comma, semicolon or question mark'],
  ]
  return rules.flatMap(([applies, fault, name]) => (applies && fault.test(text) ? [name] : []))
}

/** Where the words of a folder are used. What the platform shares with every part speaks in the shell's. */
function placesOfUse(folder: string): string[] {
  if (folder === dirname(searchWords)) return [searchWords]
  const folders = folder === 'src/shell' ? [folder, 'src/platform'] : [folder]
  return folders
    .flatMap((one) => globSync(`${one}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => file !== searchWords)
}

function checkUse(folder: string, keys: readonly string[]): void {
  const sources = sourcesOf(folder)
  reportUnused(folder, keys, sources)
  reportMissing(folder, sources, new Set(keys.map(stemOf)))
}

/** The spine speaks in the texts of the product in scope and falls back to its own; a product in its own and the spine's. */
function checkBooking(): void {
  const spine = 'src/remotes/booking/spine'
  const spineSources = sourcesOf(spine)
  const spineKeys = checkFolder(`${spine}/text`)
  const products = globSync('src/remotes/booking/products/*/text', { cwd: root }).map(dirname)
  const usedByProducts = products.map(sourcesOf).join('\n')
  reportUnused(spine, spineKeys, `${spineSources}\n${usedByProducts}`, pageTitles('src/remotes/booking'))
  const keysOf = new Map(products.map((product) => [product, checkFolder(`${product}/text`)]))
  const saidOfProducts = [...keysOf.values()].flat().map(stemOf).filter(isSaid(spineSources))
  for (const [product, keys] of keysOf) {
    const sources = sourcesOf(product)
    reportUnused(product, keys, `${sources}\n${spineSources}`)
    const known = new Set([...spineKeys, ...keys].map(stemOf))
    reportMissing(product, sources, known)
    reportMissing(`${spine} with ${basename(product)}`, spineSources, known)
    for (const key of saidOfProducts) {
      if (!known.has(key))
        problems.push(`${product}/text/en.json: ${key} is missing, which the spine says of a product`)
    }
  }
}

/** Whether code names a key, or builds one with its beginning from a value (`deals.tab.${tab}`). */
function isSaid(sources: string): (key: string) => boolean {
  const prefixes = [...sources.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map((match) => match[1] ?? '')
  return (key) =>
    // A page's title may name its texts before the key.
    sources.includes(`'${key}'`) ||
    sources.includes(`/${key}'`) ||
    prefixes.some((prefix) => key.startsWith(prefix))
}

/** What a part names its pages by, beside what its folders say. */
function pageTitles(folder: string): string {
  return globSync(`${folder}/{routes.ts,products/routes.ts}`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

function sourcesOf(folder: string): string {
  return placesOfUse(folder)
    .filter((file) => !file.includes('.test.') && basename(dirname(file)) !== 'text')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

function reportUnused(folder: string, keys: readonly string[], sources: string, more = ''): void {
  const isUsed = isSaid(`${sources}\n${more}`)
  for (const key of new Set(keys.map(stemOf))) {
    if (!isUsed(key)) problems.push(`${folder}/text/en.json: ${key} is used nowhere`)
  }
}

function reportMissing(folder: string, sources: string, known: ReadonlySet<string>): void {
  for (const key of keysSaid(sources)) {
    if (!known.has(key)) problems.push(`${folder}: the code uses ${key}, which en.json does not have`)
  }
}

/** The keys that are written in calls of a text function, each of a choice among them. */
function keysSaid(sources: string): Set<string> {
  const keys = new Set<string>()
  for (const call of sources.matchAll(/\b(?:t|text)\(/g)) {
    const said = firstArgument(sources, call.index + call[0].length)
    for (const [, key = ''] of said.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/gi)) keys.add(key)
  }
  return keys
}

/** What stands before the first comma or the end of a call's brackets. */
function firstArgument(sources: string, start: number): string {
  let depth = 0
  for (let at = start; at < sources.length; at += 1) {
    const sign = sources[at] ?? ''
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign) && depth > 0) depth -= 1
    else if (depth === 0 && (sign === ')' || sign === ',')) return sources.slice(start, at)
  }
  return ''
}

function isPlural(key: string): boolean {
  return /_(zero|one|two|few|many|other)$/.test(key)
}

function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function places(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(', ')
}
