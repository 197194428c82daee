const words = [
  [4.6, 'exceptional'],
  [4.3, 'excellent'],
  [4, 'veryGood'],
  [3.5, 'good'],
  [3, 'pleasant'],
] as const

/** Takes what guests say, 0 to 5, and gives the key of a word for it. */
export function guestScoreWord(rating: number): (typeof words)[number][1] | 'mixed' {
  return words.find(([least]) => rating >= least)?.[1] ?? 'mixed'
}
