/** Returns whether a value is a version number. */
export function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
