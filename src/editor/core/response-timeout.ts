import { ApiError } from '../../api/api-error.ts'

/** Maximum wait for an answer in milliseconds: two megabytes on a slow line take most of it. */
const LONGEST = 60_000
/** The maximum if there is a reason to retry, such as a restored connection. */
const HURRIED = 5_000

/** Creates a timeout for answers that never arrive: a call on a half-open connection does not end by itself. */
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
