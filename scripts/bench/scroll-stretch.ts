export interface Stretch {
  /** Milliseconds that each frame took. */
  intervals: number[]
}

/**
 * Runs in the page: jumps to a part of it and scrolls from there like a quick hand, one step a frame. Ends after a
 * number of frames, or after some seconds if frames are slow.
 */
export async function scrollStretch({ from }: { from: number }): Promise<Stretch> {
  const STEP_PX = 60
  const MOST_FRAMES = 120
  const MOST_MS = 6000
  const NO_FRAME_MS = 10_000
  const REST_MS = 300
  const frame = () =>
    new Promise<number>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`no frame came in ${NO_FRAME_MS} ms`)), NO_FRAME_MS)
      requestAnimationFrame((now) => {
        clearTimeout(timeout)
        resolve(now)
      })
    })
  const root = document.documentElement
  scrollTo({ top: from * root.scrollHeight, behavior: 'instant' })
  // Not counted: the jump itself, and the elements that it creates.
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const intervals: number[] = []
  const begun = await frame()
  let last = begun
  while (intervals.length < MOST_FRAMES && last - begun < MOST_MS) {
    const top = scrollY
    scrollBy({ top: STEP_PX, behavior: 'instant' })
    if (scrollY === top) throw new Error(`the page did not scroll at ${top} of ${root.scrollHeight} px`)
    const now = await frame()
    intervals.push(now - last)
    last = now
  }
  return { intervals }
}
