import type { PageContext } from '../../contract/page.ts'

export interface VersionSync {
  shown: () => PageContext
  /** Requests the page's current context. */
  request: () => Promise<PageContext | undefined>
  show: (next: PageContext) => Promise<void>
}

/** Milliseconds over which all open pages spread their requests for a new version. */
const SPREAD = 250
/** Milliseconds after which every server knows a version; an earlier answer may come from one that does not. */
const HEARSAY = 1_000
/** Maximum requests for a version that the answering server does not know. */
const MOST_TRIES = 5
/** Milliseconds before a failed request is repeated: initially, and at most. */
const AGAIN = { first: 5_000, most: 300_000 }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Updates a page to each announced version, one after the other. */
export function syncPublishedVersion({ shown, request, show }: VersionSync) {
  let wanted = shown().agency.version
  let isOver = false
  let isAsking = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let recheckTimer: ReturnType<typeof setTimeout> | undefined

  /** Another version may be published during a request. */
  async function catchUp(): Promise<void> {
    for (let tries = 0; !isOver && wanted !== shown().agency.version; tries += 1) {
      await wait(Math.random() * SPREAD * 2 ** tries)
      const requested = wanted
      const next = isOver ? undefined : await request()
      if (next === undefined || isOver) return
      if (next.agency.version !== shown().agency.version) await show(next)
      // The announced version was superseded or rolled back.
      if (tries >= MOST_TRIES && requested === wanted) wanted = next.agency.version
    }
  }

  /** Handles an announced version: requests it unless it is already shown. */
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
          const delay = Math.min(AGAIN.most, AGAIN.first * 2 ** failures)
          failures += 1
          timer = setTimeout(() => follow(wanted), delay * (0.5 + Math.random()))
        },
      )
      .finally(() => {
        isAsking = false
      })
  }

  return {
    follow,
    /** Handles the version of another answer, whose server may not know the newest one. */
    recheck(version: number): void {
      if (version === shown().agency.version || version === wanted || isOver) return
      clearTimeout(recheckTimer)
      recheckTimer = setTimeout(() => {
        if (version !== shown().agency.version) follow(version)
      }, HEARSAY)
    },
    end(): void {
      isOver = true
      clearTimeout(timer)
      clearTimeout(recheckTimer)
    },
  }
}
