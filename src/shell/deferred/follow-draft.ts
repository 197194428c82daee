import type { PageContext } from '../../contract/page.ts'

export interface FollowingDraft {
  /** What the page would be drawn from now; `over` where the link shows nothing any more. */
  ask: () => Promise<PageContext | 'over' | undefined>
  show: (next: PageContext) => Promise<void>
  /** Ends the link in this browser, where it is that one still, so that it is answered as any other. */
  leave: () => Promise<unknown>
  sayOver: () => void
}

/** Milliseconds between two questions, however fast somebody edits, and as many more at most: who looks at one link asks at moments of their own. */
const PAUSE = 1500
/** Milliseconds after which what could not be had is asked for again. */
const AGAIN = 10_000

/** Makes what brings a page to what the draft is, one question after the other, and to the published site once its link is over. */
export function followDraft({ ask, show, leave, sayOver }: FollowingDraft) {
  let isOver = false
  let isAsking = false
  let isAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function turn(): Promise<void> {
    const next = await ask()
    if (isOver || next === undefined) return
    // Left in another tab, it is answered as any other page is.
    if (next !== 'over' && next.preview) return show(next)
    if (next === 'over') await leave()
    const published = next === 'over' ? await ask() : next
    if (isOver || published === undefined || published === 'over')
      throw new Error('the site is not there yet')
    // Another link was opened in this browser meanwhile.
    if (published.preview) return show(published)
    sayOver()
    await show(published)
  }

  function look(): void {
    isAsked = true
    if (isAsking || isOver) return
    isAsking = true
    isAsked = false
    void turn()
      .catch(() => {
        isAsked = true
        return AGAIN
      })
      .then((delay) => {
        if (isOver) return
        timer = setTimeout(
          () => {
            isAsking = false
            if (isAsked) look()
          },
          delay ?? PAUSE * (1 + Math.random()),
        )
      })
  }

  return {
    /** The draft may be another, or the link over. */
    look,
    end(): void {
      isOver = true
      clearTimeout(timer)
    },
  }
}
