/** Returns a number of bytes as `5.3 MB`, `140 kB`. */
export function formatSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1024 * 1024
  const size = isLarge ? bytes / (1024 * 1024) : Math.max(1, Math.ceil(bytes / 1000))
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(size)
}
