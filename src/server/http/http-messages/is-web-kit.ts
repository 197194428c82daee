/**
 * True if a User-Agent header is of a WebKit browser: Safari, and every browser of iOS. Chromium names WebKit too,
 * but adds its own name.
 */
export function isWebKit(userAgent: string | null | undefined): boolean {
  return /AppleWebKit\//.test(userAgent ?? '') && !/Chrom(?:e|ium)\//.test(userAgent ?? '')
}
