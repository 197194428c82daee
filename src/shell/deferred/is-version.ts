/** Whether something that was told is the number of a version. */
export function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
