/** How much of the square an icon takes: systems cut away a tenth at each edge of a maskable one; and what is cut off an icon that is a square itself. */
export const iconShares = {
  tile: { tile: 1, maskable: 0.8 },
  mark: { tile: 0.7, maskable: 0.58 },
  silhouette: { tile: 0.7, maskable: 0.58 },
  frame: { edge: 0.05, corner: 0.22 },
} as const
