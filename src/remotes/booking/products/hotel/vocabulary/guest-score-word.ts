const words = [
  [4.6, 'exceptional'],
  [4.3, 'excellent'],
  [4, 'veryGood'],
  [3.5, 'good'],
  [3, 'pleasant'],
] as const

/** Returns the text key of a word for a guest rating from 0 to 5. */
export function guestScoreWord(rating: number): (typeof words)[number][1] | 'mixed' {
  return words.find(([least]) => rating >= least)?.[1] ?? 'mixed'
}
