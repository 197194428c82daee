/**
 * Says whether a User-Agent header is of a browser on WebKit: Safari, and every browser of iOS. Chromium calls itself
 * WebKit too, but adds its own name.
 */
export function isWebKit(userAgent: string | null | undefined): boolean {
  return /AppleWebKit\//.test(userAgent ?? '') && !/Chrom(?:e|ium)\//.test(userAgent ?? '')
}
