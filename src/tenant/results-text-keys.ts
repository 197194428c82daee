/** Keys, without plural suffixes, of texts that moved from the hotels to the results of all products. */
const resultsKeys: ReadonlySet<string> = new Set([
  'filters.all',
  'filters.atLeast',
  'filters.atMost',
  'filters.between',
  'filters.chosen',
  'filters.clear',
  'filters.close',
  'filters.distance',
  'filters.fewer',
  'filters.priceFrom',
  'filters.priceTo',
  'filters.rating',
  'filters.ratingFrom',
  'filters.remove',
  'filters.title',
  'filters.within',
  'guests.excellent',
  'guests.exceptional',
  'guests.good',
  'guests.mixed',
  'guests.outOf',
  'guests.pleasant',
  'guests.reviews',
  'guests.veryGood',
  'recent.remove',
  'recent.title',
  'sort.distance',
  'sort.label',
  'sort.price',
  'sort.recommended',
  'sort.saving',
  'view.label',
  'view.list',
  'view.map',
])

/** Whether a key, without its part, is a text of the results of all products. */
export function isResultsTextKey(key: string): boolean {
  return resultsKeys.has(key.replace(/_(zero|one|two|few|many|other)$/, ''))
}
