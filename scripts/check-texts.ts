import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './build/root.ts'
import { checkBooking } from './texts/check-booking.ts'
import { checkDocuments } from './texts/check-documents.ts'
import { checkFolder, stemOf } from './texts/check-folder.ts'
import { missingKeys, productionCode, unusedKeys } from './texts/key-usage.ts'

/**
 * Checks the texts of every part: each language has the keys and placeholders of English, nothing is empty, each key
 * is used, and each used key exists. Prints one line for each problem; exit code 1 if there is one.
 */
const problems: string[] = []

/** The only file that uses the texts of the search's calendar and guests, which are loaded separately. */
const searchWords = 'src/platform/hotel-search/search-texts.ts'

/** Searches that have their own texts and, for what all searches say, the shell's. */
const ownSearches = ['src/platform/car-search', 'src/platform/flight-search']

/** Each part of the code, with the folders of its texts. */
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
    'business/text',
  ].map((one) => `src/shell/${one}`),
  'src/platform/hotel-search': ['src/platform/hotel-search/text'],
  ...Object.fromEntries(ownSearches.map((folder) => [folder, [`${folder}/text`]])),
  'src/editor': ['src/editor/text'],
  'src/server/http/previews': ['src/server/http/previews/text'],
  'src/server/hosts/browser': ['src/server/hosts/browser/text'],
  'src/remotes/seo': ['src/remotes/seo/text'],
}
const keysOf = Object.fromEntries(
  Object.entries(parts).map(([part, folders]) => [
    part,
    folders.flatMap((one) => checkFolder(one, problems)),
  ]),
)
for (const [part, keys] of Object.entries(keysOf))
  checkUse(part, keys, ownSearches.includes(part) ? (keysOf['src/shell'] ?? []) : [])
checkBooking(problems)
checkDocuments(problems)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Where the texts of a folder are used. The platform's shared code uses the shell's texts. */
function placesOfUse(folder: string): string[] {
  if (folder === dirname(searchWords)) return [searchWords]
  const folders = folder === 'src/shell' ? [folder, 'src/platform'] : [folder]
  return folders
    .flatMap((one) => globSync(`${one}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(
      (file) =>
        file !== searchWords &&
        (ownSearches.includes(folder) || !ownSearches.some((search) => file.startsWith(search))),
    )
}

/** `shared` are keys of other folders that the code may use too. */
function checkUse(folder: string, keys: readonly string[], shared: readonly string[]): void {
  const code = productionCode(placesOfUse(folder))
  const known = new Set([...keys, ...shared].map(stemOf))
  problems.push(...unusedKeys(folder, keys, code), ...missingKeys(folder, code, known))
}
