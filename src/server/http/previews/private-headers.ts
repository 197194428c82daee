/** Of a preview nothing is kept, found by search engines, or told to where its links lead. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
