import { targetAt } from '../verify/attack/target.ts'
import { type GreedyKind, greedyKinds } from './greedy-calls.ts'

// The process of the greedy connections. Takes kind, port, number of connections and seconds; prints how many calls
// were answered.
const [kind = '', port, connections, seconds] = process.argv.slice(2)
const make: (turn: number) => ReturnType<(typeof greedyKinds)[GreedyKind]> = greedyKinds[kind as GreedyKind]
const target = targetAt(Number(port), [])
const until = performance.now() + Number(seconds) * 1000
let [turn, answered, refused] = [Math.floor(Math.random() * 1e6), 0, 0]

async function ask(connection: number): Promise<void> {
  while (performance.now() < until) {
    turn += 1
    const call = make(turn)
    const host = call.slug === '' ? ([['Host', `localhost:${port}`]] as const) : []
    const { status } = await target.send({ ...call, headers: host, from: `127.0.2.${(connection % 8) + 1}` })
    answered += 1
    if (status >= 400) refused += 1
  }
}

await Promise.all(Array.from({ length: Number(connections) }, (_, connection) => ask(connection)))
target.close()
process.send?.({ answered, refused })
process.disconnect?.()
