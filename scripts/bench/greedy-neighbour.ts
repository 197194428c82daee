import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { targetAt } from '../verify/attack/target.ts'
import { type GreedyKind, greedyKinds } from './greedy-calls.ts'

/** Connections that ask as fast as they are answered, and seconds that each kind lasts. */
const CONNECTIONS = 64
const SECONDS = 8
/** Milliseconds between two looks at the neighbour's page. */
const PAUSE_MS = 15
const NEIGHBOUR = 'solstice'

export interface NeighbourWait {
  /** Milliseconds until the neighbour's cached page was there. */
  p50: number
  p99: number
  /** Answers that the greedy connections got in a second, and how many of them were refused. */
  greedyPerSecond: number
  greedyRefused: number
}

/**
 * Takes the port of a demo and gives how long another agency's cached page takes while 64 connections ask one agency for
 * what costs most: at rest, and for each kind of call. The greedy connections run in another process.
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
  const told = once(child, 'message') as Promise<[{ answered: number; refused: number }]>
  // The first second is its start.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const times = await watched(target, AbortSignal.timeout((SECONDS - 2) * 1000))
  const [{ answered, refused }] = await told
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
