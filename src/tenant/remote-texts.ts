/**
 * Takes the path of a file below `src/remotes` and gives the name of the texts in its `text` folder: the product's, of a product of
 * the booking part (`remotes/booking/products/hotel/text/en.json`: hotel), else the part's (booking).
 */
export function remoteTexts(path: string): string {
  const folders = path.split(/[/\\]/)
  const from = folders.indexOf('remotes') + 1
  const products = folders.indexOf('products', from)
  return folders[products === -1 ? from : products + 1] ?? ''
}
