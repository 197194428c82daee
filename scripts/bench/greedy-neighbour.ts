import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { targetAt } from '../verify/attack/target.ts'
import { type GreedyKind, greedyKinds } from './greedy-calls.ts'

/** Number of connections without a pause between calls, and seconds for each kind of call. */
const CONNECTIONS = 64
const SECONDS = 8
/** Milliseconds between two requests for the neighbour's page. */
const PAUSE_MS = 15
const NEIGHBOUR = 'solstice'

export interface NeighbourWait {
  /** Milliseconds until the neighbour's cached page arrived. */
  p50: number
  p99: number
  /** Answers a second to the greedy connections, and how many of them were refusals. */
  greedyPerSecond: number
  greedyRefused: number
}

/**
 * Measures an agency's cached page while 64 connections send another agency the most expensive calls: idle, then for
 * each kind of call. The connections run in another process, so that they do not delay the measurement.
 */
export async function greedyNeighbour(port: number) {
  const target = targetAt(port, [NEIGHBOUR])
  try {
    await target.send({ slug: NEIGHBOUR, path: '/' })
    const rest = waits(await watched(target, AbortSignal.timeout(2000)))
    const kinds: Partial<Record<GreedyKind, NeighbourWait>> = {}
    for (const kind of Object.keys(greedyKinds) as GreedyKind[]) kinds[kind] = await under(kind, port, target)
    return { rest, ...kinds, aim: { p99: 50 } }
  } finally {
    target.close()
  }
}

async function under(
  kind: GreedyKind,
  port: number,
  target: ReturnType<typeof targetAt>,
): Promise<NeighbourWait> {
  const child = fork(join(import.meta.dirname, 'greedy-process.ts'), [
    kind,
    String(port),
    String(CONNECTIONS),
    String(SECONDS),
  ])
  const result = once(child, 'message') as Promise<[{ answered: number; refused: number }]>
  // Skips the first second, in which the process starts.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const times = await watched(target, AbortSignal.timeout((SECONDS - 2) * 1000))
  const [{ answered, refused }] = await result
  child.kill()
  return { ...waits(times), greedyPerSecond: Math.round(answered / SECONDS), greedyRefused: refused }
}

async function watched(target: ReturnType<typeof targetAt>, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const { milliseconds, status } = await target.send({ slug: NEIGHBOUR, path: '/', from: '127.0.1.1' })
    if (status !== 200) throw new Error(`The neighbour's page answered ${status}.`)
    times.push(milliseconds)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

function waits(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
