import { ApiError } from '../../api/api-error.ts'

/** Milliseconds that an answer is waited for: two megabytes on a slow line take most of them. */
const LONGEST = 60_000
/** The same when there is a reason to try anew, such as a line that is there again. */
const HURRIED = 5_000

/** Makes what ends the waiting for an answer that does not come, as a line that was cut is: a call on one that is half open has none. */
export function createResponseTimeout() {
  let current: { since: number; end: () => void } | undefined
  return {
    of<Answer>(call: Promise<Answer>): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const end = () => reject(new ApiError({ status: 0, code: 'network', detail: '' }))
        const mine = { since: Date.now(), end }
        const timer = setTimeout(end, LONGEST)
        current = mine
        call.then(resolve, reject).finally(() => {
          clearTimeout(timer)
          if (current === mine) current = undefined
        })
      })
    },
    hurry(): void {
      if (current && Date.now() - current.since >= HURRIED) current.end()
    },
  }
}
