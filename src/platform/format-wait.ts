/** Formats a waiting time in seconds for a language: `5 seconds`, `12 minutes`; minutes are rounded up. */
export function formatWait(seconds: number, language: string): string {
  const isLong = seconds >= 90
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(isLong ? Math.ceil(seconds / 60) : Math.ceil(seconds))
}
