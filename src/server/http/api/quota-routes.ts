import type { OperationId } from '../../../contract/operations.gen.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { createQuota } from '../../kernel/limits/quota.ts'
import { keyOfPerson } from '../request-context/counted-caller.ts'
import type { Call, Routes } from '../request-context/route.ts'

/** A burst of calls for one person, the seconds for each further call, and the text of the refusal. */
interface Limit {
  burst: number
  secondsEach: number
  detail: string
}

/**
 * An afternoon of work stays below each limit: dozens of pictures stored and cropped, a folder corrected twenty
 * times, a team of fifty. Simultaneous drawing is bounded elsewhere (decisions 0003, 0004).
 */
const limits = {
  pictures: { burst: 200, secondsEach: 5, detail: 'Too many pictures in a short time.' },
  portraits: { burst: 40, secondsEach: 15, detail: 'Too many pictures in a short time.' },
  imports: { burst: 40, secondsEach: 20, detail: 'Too many imports in a short time.' },
  invitations: { burst: 100, secondsEach: 30, detail: 'Too many invitations in a short time.' },
} as const satisfies Record<string, Limit>

const limitOf = {
  storePicture: 'pictures',
  cropPicture: 'pictures',
  putProfilePicture: 'portraits',
  importSettings: 'imports',
  inviteAgent: 'invitations',
  inviteAgentAgain: 'invitations',
} as const satisfies Partial<Record<OperationId, keyof typeof limits>>

type Limited = keyof typeof limitOf

/** The cost of a call that is refused because of its input. */
const REFUSED = 0.25

/**
 * Returns the routes of costly work with a quota for each person and the fields `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers); past it, 429 with `Retry-After`. A refused call costs a quarter, a failure
 * of the server nothing. Each server counts for itself. Source: decision 0006.
 */
export function quotaRoutes(routes: Pick<Routes, Limited>, clock: () => Date): Pick<Routes, Limited> {
  const quotas = new Map(
    Object.entries(limits).map(([name, { burst, secondsEach }]) => [
      name,
      createQuota({ burst, perSecond: 1 / secondsEach, now: () => clock().getTime() }),
    ]),
  )
  const entries = Object.entries(limitOf).map(([id, name]) => {
    const route = routes[id as Limited] as (call: Call<OperationId>) => unknown
    const quota = quotas.get(name) as ReturnType<typeof createQuota>
    const limited = async (call: Call<OperationId>) => {
      const key = `${call.agency.id} ${keyOfPerson(call.signedIn)}`
      const { wait, left } = quota.take(key)
      if (wait > 0) throw tooMany(name, wait)
      try {
        const reply = await route(call)
        for (const [field, value] of Object.entries(fieldsOf(name, left))) call.setHeader(field, value)
        return reply
      } catch (error) {
        const isRefused = error instanceof Problem && error.status < 500
        const leftThen = quota.giveBack(key, isRefused ? 1 - REFUSED : 1)
        if (error instanceof Problem) error.addHeaders(fieldsOf(name, leftThen))
        throw error
      }
    }
    return [id, limited]
  })
  return Object.fromEntries(entries) as Pick<Routes, Limited>
}

/** `t` is the seconds until the whole burst is available again. */
function fieldsOf(name: keyof typeof limits, left: number): Record<string, string> {
  const { burst, secondsEach } = limits[name]
  return {
    'ratelimit-policy': `"${name}";q=${burst};w=${burst * secondsEach}`,
    ratelimit: `"${name}";r=${left};t=${(burst - left) * secondsEach}`,
  }
}

function tooMany(name: keyof typeof limits, seconds: number): Problem {
  return new Problem({
    code: 'rate_limited',
    detail: `${limits[name].detail} Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    headers: { 'retry-after': String(seconds), ...fieldsOf(name, 0) },
  })
}
