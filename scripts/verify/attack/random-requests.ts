import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import { randomRequest } from './random-request-bytes.ts'
import { sendRaw } from './raw-request.ts'

/** Milliseconds that a complete request may wait for its first byte. */
const SLOWEST_MS = 3000

/** Sends raw requests of any shape: none may get 5xx, none may wait, and the server must still work afterwards. */
export const randomRequests: AttackKind = {
  about: 'raw requests of any shape, valid and invalid, on separate connections',
  async run(target, { random, most, deadline }) {
    const [first = ''] = target.slugs
    const victim = target.slugs.at(-1) ?? first
    // Requests that may change an owner's settings go to one agency only.
    const cookies = await Promise.all([target.signIn(victim, 'traveller'), target.signIn(victim, 'sales')])
    const hosts = [
      ...target.slugs.map(target.hostOf),
      `localhost:${target.port}`,
      `nobody.localhost:${target.port}`,
    ]
    const counts: Record<string, number> = {}
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1
    }
    const { examples, add } = exampleList()
    let [serverErrors, slow, slowest, silent] = [0, 0, 0, 0]
    const requests = Array.from({ length: most }, (_, index) => index)
    const sent = await eachWithin(requests, { width: 6, deadline }, async (index) => {
      const { bytes, isWhole, title } = randomRequest(random, { hosts, cookies })
      const timeout = isWhole ? 20_000 : 300
      const reply = await sendRaw({
        port: target.port,
        bytes,
        timeout,
        from: `127.0.0.${2 + (index % 200)}`,
      })
      count(reply.status === null ? (reply.isClosed ? 'closed' : 'unanswered') : `${reply.status}`)
      if (reply.status !== null) slowest = Math.max(slowest, reply.milliseconds)
      // Overload is answered by 503 with Retry-After; nothing else may fail.
      if (reply.status !== null && reply.status >= 500 && !(reply.status === 503 && reply.hasRetryAfter)) {
        serverErrors += 1
        add(`${reply.status}: ${title}`)
      }
      if (!isWhole) return
      if (reply.status === null && !reply.isClosed) {
        silent += 1
        add(`no answer: ${title}`)
      }
      if (reply.milliseconds > SLOWEST_MS) {
        slow += 1
        add(`${Math.round(reply.milliseconds)} ms: ${title}`)
      }
    })
    const after = await target.send({ slug: first, path: '/' })
    return {
      counts: { sent, slowestMs: Math.round(slowest), ...counts },
      faults: { serverErrors, slow, silent, downAfterwards: after.status === 200 ? 0 : 1 },
      examples,
    }
  },
}
