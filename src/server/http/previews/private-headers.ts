/** Previews are not cached, not indexed, and not sent as a referrer. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}
