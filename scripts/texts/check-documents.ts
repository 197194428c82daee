import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/root.ts'
import { checkFolder, placesIn, stemOf } from './check-folder.ts'
import { missingKeys, productionCode, unusedKeys } from './key-usage.ts'

/** Folders with the texts of documents and mails for every product. */
const every = ['src/server/domain/documents', 'src/server/domain/mail']
/** The code that uses these texts, or writes their contents. */
const sayers = [
  ...every,
  'src/server/adapters/pdf',
  'src/server/domain/booking',
  'src/server/domain/products',
  'src/server/domain/proposals',
  'src/server/http/api',
]

/**
 * Checks the server's texts about bookings: those for every product and each product's own, which may replace one of
 * them with the same placeholders. Reports to `problems`.
 */
export function checkDocuments(problems: string[]): void {
  const products = globSync('src/server/domain/products/*/text', { cwd: root }).map((text) => dirname(text))
  const code = codeIn(sayers)
  const keys = new Map([...every, ...products].map((one) => [one, checkFolder(`${one}/text`, problems)]))
  for (const [folder, own] of keys) problems.push(...unusedKeys(folder, own, code))
  for (const folder of every)
    problems.push(...missingKeys(folder, codeIn([folder]), new Set((keys.get(folder) ?? []).map(stemOf))))
  for (const product of products) for (const folder of every) problems.push(...otherPlaces(product, folder))
}

function codeIn(folders: readonly string[]): string {
  return productionCode(folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })))
}

/** A product's replacement of a common text with other placeholders. */
function otherPlaces(product: string, folder: string): string[] {
  const [own, general] = [product, folder].map(
    (one): Record<string, string> => JSON.parse(readFileSync(join(root, one, 'text/en.json'), 'utf8')),
  )
  return Object.entries(general ?? {})
    .filter(([key, text]) => own?.[key] !== undefined && placesIn(own[key]) !== placesIn(text))
    .map(
      ([key, text]) =>
        `${product}/text/en.json: ${key} has other placeholders than in ${folder} (${placesIn(text)})`,
    )
}
