import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../build/root.ts'
import { checkFolder, stemOf } from './check-folder.ts'
import { missingKeys, productionCode, unusedKeys } from './key-usage.ts'
import { isMentionedBy, mentionedPrefixes } from './mentioned-keys.ts'
import { importedBy, reachedFiles } from './reached-files.ts'

const booking = 'src/remotes/booking'
const spine = `${booking}/spine`

/** Dialogs of the spine that open on a product's pages and fetch their own texts. */
const ownTexts = [`${spine}/proposals/propose-dialog.tsx`]
/** Parts of a product's own pages that a dialog of the spine shows, with the texts of those pages. */
const withPageTexts = [`${booking}/products/flight/booking/change-extras.tsx`]

/**
 * Checks the texts of the booking part, and adds what is wrong to `problems`. The spine and each product have shared texts and texts of
 * their own pages; the spine's pages other than the checkout have further texts in `trips`, and all products' own pages in `results`. A text is as near to its pages as possible,
 * so that no page downloads what it does not show.
 */
export function checkBooking(problems: string[]): void {
  const textsOf = (folder: string) => new Set(checkFolder(`${folder}/text`, problems).map(stemOf))
  const shared = textsOf(spine)
  const checkout = textsOf(`${spine}/pages`)
  const trips = textsOf(`${spine}/trips`)
  const results = textsOf(`${spine}/results`)
  const spinePages = new Set([...checkout, ...trips])
  const products = globSync(`${booking}/products/*/view.ts`, { cwd: root }).map((view) => {
    const folder = dirname(view)
    return { folder, ...codeOfProduct(view), texts: textsOf(folder), pages: textsOf(`${folder}/pages`) }
  })
  const code = productionCode(globSync(`${booking}/**/*.{ts,tsx}`, { cwd: root }))
  problems.push(
    ...unusedKeys(spine, shared, code),
    ...unusedKeys(`${spine}/pages`, spinePages, code),
    ...unusedKeys(`${spine}/results`, results, code),
  )
  // The titles of its pages are named where their addresses are.
  const checkoutCode = [
    codeOfCheckout(products.map(({ folder }) => folder)),
    productionCode([`${booking}/products/routes.ts`]),
  ].join('\n')
  problems.push(
    ...ofPagesAlone(`${spine}/pages`, checkout, checkoutCode, 'trips/text'),
    ...unsayable(
      `${spine}/pages/checkout`,
      checkoutCode,
      new Set([...shared, ...checkout, ...products.flatMap(({ texts }) => [...texts])]),
      spinePages,
    ),
  )
  for (const { folder, own, drawn, texts, pages } of products) {
    const all = new Set([...shared, ...spinePages, ...results, ...texts, ...pages])
    problems.push(
      ...unusedKeys(folder, texts, code),
      ...unusedKeys(`${folder}/pages`, pages, code),
      ...unsayable(`${folder}/pages`, own, new Set([...shared, ...results, ...texts, ...pages]), all),
      ...unsayable(
        `${spine}/pages with ${folder}`,
        drawn,
        new Set([...shared, ...spinePages, ...texts]),
        all,
      ),
      ...ofPagesAlone(folder, texts, drawn),
      ...lacking(
        folder,
        all,
        products.flatMap((one) => [...one.texts]),
      ),
    )
  }
  problems.push(...ofPagesAlone(spine, shared, products.map(({ own }) => own).join('\n')))
}

/** Code of a product's own pages, and of the product's components in the spine. */
function codeOfProduct(view: string): { own: string; drawn: string } {
  const pieces = `${dirname(view)}/loaded-view.tsx`
  const ofFolder = withPageTexts.filter((file) => file.startsWith(`${dirname(view)}/`))
  return {
    own: productionCode(reachedFiles([...importedBy(view), ...ofFolder], booking, [pieces, ...ownTexts])),
    drawn: productionCode(reachedFiles([`${spine}/pages.ts`, pieces, ...ownTexts], booking, withPageTexts)),
  }
}

/** The code of the checkout, and of the products' components in it. */
function codeOfCheckout(folders: readonly string[]): string {
  const pieces = folders.map((folder) => `${folder}/loaded-view.tsx`)
  return productionCode(reachedFiles([`${spine}/pages/checkout.tsx`, ...pieces], booking, withPageTexts))
}

/** Keys, or prefixes of keys, that pages use and that their texts lack. */
function unsayable(
  pages: string,
  code: string,
  known: ReadonlySet<string>,
  all: ReadonlySet<string>,
): string[] {
  const prefixes = mentionedPrefixes(code)
  const built = [...all].filter((key) => !known.has(key) && prefixes.some((prefix) => key.startsWith(prefix)))
  return [
    ...missingKeys(pages, code, known),
    ...built.map((key) => `${pages}: ${key} may be used, but is not among its texts`),
  ]
}

/** Texts that other pages have to fetch and do not use. */
function ofPagesAlone(
  folder: string,
  texts: ReadonlySet<string>,
  codeOfOthers: string,
  place = 'pages/text',
): string[] {
  const isSaid = isMentionedBy(codeOfOthers)
  return [...texts]
    .filter((key) => !isSaid(key))
    .map((key) => `${folder}/text/en.json: ${key} belongs in ${place}`)
}

/**
 * Keys that the spine uses, that other products have, and that neither this product nor the spine has. Codes whose family has a text
 * for `other` are each product's own.
 */
function lacking(folder: string, all: ReadonlySet<string>, ofProducts: readonly string[]): string[] {
  const isSpines = isMentionedBy(productionCode(globSync(`${spine}/**/*.{ts,tsx}`, { cwd: root })))
  return ofProducts
    .filter((key) => !all.has(key) && !all.has(`${key.split('.')[0]}.other`) && isSpines(key))
    .map((key) => `${folder}/text/en.json: ${key}, which the spine uses, is missing`)
}
