/** Returns number and noun, such as `2 bookings`. `plural` is needed if it is not the noun with an s. */
export function countNoun(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
