/** Thrown by the check of a drawing with the reason for refusing it: it ends the reading at once. */
export class DrawingRefusal extends Error {
  override readonly name = 'DrawingRefusal'
}

/** Throws if a count of the whole drawing exceeds its limit; `what` names the counted things. */
export function requireAtMost(count: number, most: number, what: string): void {
  if (count > most)
    throw new DrawingRefusal(`has ${shown(count, most)} ${what}; at most ${most} can be drawn`)
}

/** Expansions of a few kilobytes can reach numbers that mean nothing to a reader. */
function shown(count: number, most: number): string {
  return count > 1000 * most ? `over ${1000 * most}` : String(Math.ceil(count))
}
