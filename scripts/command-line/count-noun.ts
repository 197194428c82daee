/** Takes a number and a noun and gives both, such as `2 bookings`; `plural` where it is not the noun with an s. */
export function countNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
