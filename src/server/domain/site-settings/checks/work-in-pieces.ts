/** Characters of HTML that are read before other work runs: about ten milliseconds. */
export const PIECE_CHARACTERS = 60_000

/** Counts the characters that are read, and pauses before a piece exceeds the maximum length of a text. */
export type Reading = (characters: number) => Promise<void>

/** Creates a counter for one call; `pause` resolves when the call may continue. Source: security, 19. */
export function workInPieces(pause: () => Promise<void>): Reading {
  let read = 0
  return async (characters) => {
    if (read > 0 && read + characters > PIECE_CHARACTERS) {
      read = 0
      await pause()
    }
    read += characters
  }
}
