/**
 * The shares of the square for each kind of icon: systems cut a tenth off each edge of a maskable one. Also the edge
 * that is cut off an icon that is a square itself.
 */
export const iconShares = {
  tile: { tile: 1, maskable: 0.8 },
  mark: { tile: 0.7, maskable: 0.58 },
  silhouette: { tile: 0.7, maskable: 0.58 },
  frame: { edge: 0.05, corner: 0.22 },
} as const
