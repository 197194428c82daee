import type { PageContext } from '../../contract/page.ts'

export interface Following {
  shown: () => PageContext
  /** What the page would be drawn from now. */
  ask: () => Promise<PageContext | undefined>
  show: (next: PageContext) => Promise<void>
}

/** Milliseconds within which the pages of everybody who hears of a version at once ask for it. */
const SPREAD = 250
/** Milliseconds within which every server has heard of a version: one that has not may have given an answer. */
const HEARSAY = 1_000
/** How often a version is asked for that the answering server has not heard of. */
const MOST_TRIES = 5
/** Milliseconds after which what could not be had is asked for again: at first, and at most. */
const AGAIN = { first: 5_000, most: 300_000 }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Makes what brings a page to each version it is told of, one after the other. */
export function followVersions({ shown, ask, show }: Following) {
  let wanted = shown().agency.version
  let isOver = false
  let isAsking = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let doubt: ReturnType<typeof setTimeout> | undefined

  /** Another may be published while one is fetched. */
  async function catchUp(): Promise<void> {
    for (let tries = 0; !isOver && wanted !== shown().agency.version; tries += 1) {
      await wait(Math.random() * SPREAD * 2 ** tries)
      const asked = wanted
      const next = isOver ? undefined : await ask()
      if (next === undefined || isOver) return
      if (next.agency.version !== shown().agency.version) await show(next)
      // What was told has been overtaken, or taken back.
      if (tries >= MOST_TRIES && asked === wanted) wanted = next.agency.version
    }
  }

  /** Takes the version there is, says when it is known; asks for it if it is not the one that is shown. */
  function follow(version: number): void {
    wanted = version
    if (isAsking || isOver) return
    clearTimeout(timer)
    isAsking = true
    catchUp()
      .then(
        () => {
          failures = 0
        },
        () => {
          const patience = Math.min(AGAIN.most, AGAIN.first * 2 ** failures)
          failures += 1
          timer = setTimeout(() => follow(wanted), patience * (0.5 + Math.random()))
        },
      )
      .finally(() => {
        isAsking = false
      })
  }

  return {
    follow,
    /** Takes the version that an answer was made from. It may come from a server that has not heard of the newest. */
    doubt(version: number): void {
      if (version === shown().agency.version || version === wanted || isOver) return
      clearTimeout(doubt)
      doubt = setTimeout(() => {
        if (version !== shown().agency.version) follow(version)
      }, HEARSAY)
    },
    end(): void {
      isOver = true
      clearTimeout(timer)
      clearTimeout(doubt)
    },
  }
}
