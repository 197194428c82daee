/** A worker's knowledge of the builds at its address. */
export interface Registration {
  active: object | null
  installing: object | null
  waiting: object | null
  update(): Promise<unknown>
}

/** Milliseconds between checks for another build, and the longest wait of a page for the answer. */
const ASK_AGAIN = 30_000
const ASK_PATIENCE = 1500

/** Checks, when pages are opened, whether another build is at a worker's address. */
export function newerBuild(registration: Registration) {
  let checkedAt = 0
  return {
    /** The worker has just been fetched. */
    isNew() {
      checkedAt = Date.now()
    },
    async isThere(): Promise<boolean> {
      if (Date.now() - checkedAt > ASK_AGAIN) {
        checkedAt = Date.now()
        const late = new Promise((resolve) => setTimeout(resolve, ASK_PATIENCE))
        // Without a network the current build continues.
        await Promise.race([registration.update().catch(() => undefined), late])
      }
      return registration.installing !== null || registration.waiting !== null
    },
  }
}
