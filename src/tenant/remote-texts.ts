/**
 * Returns the name of the texts for a file below `src/remotes`: the product if it belongs to one of the booking
 * part's products (`remotes/booking/products/hotel/text/en.json`: hotel), else the part (booking).
 */
export function remoteTexts(path: string): string {
  const folders = path.split(/[/\\]/)
  const from = folders.indexOf('remotes') + 1
  const products = folders.indexOf('products', from)
  return folders[products === -1 ? from : products + 1] ?? ''
}
