import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStore } from '../../src/server/adapters/store/open-store.ts'
import type { Store } from '../../src/server/adapters/store/store.ts'
import { startTestPostgres } from '../../src/server/adapters/store/testing-postgres.ts'
import { publishContent } from '../../src/server/adapters/store/testing-publish.ts'
import { type AgencyDatabase, benchLog, createAgencyDatabases, hostOf } from './agency-databases.ts'
import { cpuOf, memoryOf, type ServerProcess, startServer } from './server-process.ts'
import { zipfNumbers } from './zipf-numbers.ts'

/** How much is measured; the numbers are of each database. */
export interface ManyAgenciesPlan {
  sizes: readonly number[]
  starts: number
  /** Visits before anything is timed. */
  warmUp: number
  /** Timed visits of each kind, for one node and for three. */
  visits: number
  /** First visits to different agencies, before the last reading of the memory. */
  tail: number
  publications: number
}

const wholePlan: ManyAgenciesPlan = {
  sizes: [10, 1000, 100_000],
  starts: 3,
  warmUp: 1000,
  visits: 1000,
  tail: 2000,
  publications: 120,
}

const NODES = 3
const FIRST_PORT = 4410
/** Milliseconds after which a publication counts as lost. */
const LONGEST_REACH = 20_000
/** Visitors' addresses: rate limits count each of them. */
const ADDRESSES = 100

/** Milliseconds. */
interface Spread {
  p50: number
  p99: number
}

interface VisitFigures extends Spread {
  /** Processor time of the nodes for one visit, in milliseconds. */
  processor: number
}

interface HomeFigures {
  /** The second of two visits in a row. */
  cachedHome: VisitFigures
  /** A visit with a place that no other visitor has. */
  uncachedHome: VisitFigures
}

export interface SizeFigures {
  agencies: number
  filledAfterSeconds: number
  /** From spawn to ready, each with agencies imported before. */
  start: { milliseconds: number; processorMilliseconds: number }
  /** Resident memory of one node. */
  memory: { readyMegabytes: number; afterVisitsMegabytes: number; afterTailMegabytes: number }
  oneNode: HomeFigures
  threeNodes: HomeFigures
  /** From the commit of a publication until the last of three nodes answers with it. */
  publishReach: Spread
}

/** A database with its running nodes. */
interface Site {
  database: AgencyDatabase
  nodes: ServerProcess[]
  draw: () => number
  /** Counts the visits, so that no two share a place or a node in a row. */
  turn: number
}

/**
 * Measures the same server on databases with few and with many agencies. Their visits alternate, so that a busy
 * machine delays all sizes alike.
 */
export async function measureManyAgencies(plan = wholePlan) {
  const postgres = await startTestPostgres()
  const tenants = mkdtempSync(join(tmpdir(), 'livery-no-tenants-'))
  const sites: Site[] = []
  const visitors = createVisitors()
  try {
    const databases = await createAgencyDatabases(postgres, plan.sizes)
    const start = (database: AgencyDatabase) => {
      const port = FIRST_PORT + started
      started += 1
      return startNode(database, tenants, port)
    }
    let started = 0
    const starts = await measureStarts(databases, plan.starts, start)
    for (const database of databases) {
      const draw = zipfNumbers(database.agencies, 7)
      sites.push({ database, nodes: [await start(database)], draw, turn: 0 })
    }
    const ready = sites.map(nodeMemory)
    const oneNode = await measureHomes(sites, plan, visitors)
    const visited = sites.map(nodeMemory)
    await visitTail(sites, plan.tail, visitors)
    const ended = sites.map(nodeMemory)
    for (const site of sites) {
      while (site.nodes.length < NODES) site.nodes.push(await start(site.database))
    }
    const threeNodes = await measureHomes(sites, plan, visitors)
    const reach = await measureReach(sites, plan.publications, visitors)
    const figures = databases.map(
      ({ agencies, filledAfter }, at): SizeFigures => ({
        agencies,
        filledAfterSeconds: filledAfter,
        start: starts[at] as SizeFigures['start'],
        memory: {
          readyMegabytes: ready[at] ?? Number.NaN,
          afterVisitsMegabytes: visited[at] ?? Number.NaN,
          afterTailMegabytes: ended[at] ?? Number.NaN,
        },
        oneNode: oneNode[at] as HomeFigures,
        threeNodes: threeNodes[at] as HomeFigures,
        publishReach: reach[at] as Spread,
      }),
    )
    return { sizes: figures, largestToSmallest: ratiosOf(figures) }
  } finally {
    visitors.close()
    await Promise.all(sites.flatMap(({ nodes }) => nodes.map((node) => node.stop())))
    await postgres.stop()
    rmSync(tenants, { recursive: true, force: true })
  }
}

function startNode({ url }: AgencyDatabase, tenants: string, port: number): Promise<ServerProcess> {
  return startServer('src/server/hosts/node.ts', '/readyz', port, {
    DATABASE_URL: url,
    LIVERY_MODE: 'production',
    LIVERY_TENANTS_DIR: tenants,
    LIVERY_LOG_LEVEL: 'error',
  })
}

/** Starts a node of each database in turn; returns the medians. */
async function measureStarts(
  databases: readonly AgencyDatabase[],
  rounds: number,
  start: (database: AgencyDatabase) => Promise<ServerProcess>,
): Promise<SizeFigures['start'][]> {
  const all = databases.map(() => ({ milliseconds: [] as number[], processor: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, database] of databases.entries()) {
      const node = await start(database)
      all[at]?.milliseconds.push(node.readyAfter)
      all[at]?.processor.push(cpuOf(node.pid))
      await node.stop()
    }
  }
  return all.map(({ milliseconds, processor }) => ({
    milliseconds: spread(milliseconds).p50,
    processorMilliseconds: spread(processor).p50,
  }))
}

function nodeMemory({ nodes: [node] }: Site): number {
  return memoryOf(node?.pid ?? 0)
}

async function measureHomes(
  sites: readonly Site[],
  { warmUp, visits }: ManyAgenciesPlan,
  visitors: Visitors,
): Promise<HomeFigures[]> {
  const cached = (site: Site) => {
    const place = { site, number: site.draw(), path: '/' }
    return [place, place]
  }
  const uncached = (site: Site) => [{ site, number: site.draw(), path: unusedPath(site.turn) }]
  await measureVisits(sites, warmUp, visitors, cached)
  await measureVisits(sites, Math.ceil(warmUp / 4), visitors, uncached)
  const homes = await measureVisits(sites, visits, visitors, cached)
  const rendered = await measureVisits(sites, visits, visitors, uncached)
  return sites.map((_, at) => ({
    cachedHome: homes[at] as VisitFigures,
    uncachedHome: rendered[at] as VisitFigures,
  }))
}

/** A visit to one node; of several for one figure, the last one is timed. */
interface Place {
  site: Site
  number: number
  path: string
}

async function measureVisits(
  sites: readonly Site[],
  count: number,
  visitors: Visitors,
  placesOf: (site: Site) => Place[],
): Promise<VisitFigures[]> {
  const times = sites.map(() => [] as number[])
  const processor = sites.map(() => 0)
  for (let i = 0; i < count; i += 1) {
    // The order changes, so that none always follows the same one.
    for (let step = 0; step < sites.length; step += 1) {
      const at = (i + step) % sites.length
      const site = sites[at] as Site
      site.turn += 1
      const node = site.nodes[site.turn % site.nodes.length] as ServerProcess
      const places = placesOf(site)
      const last = places.pop() as Place
      for (const place of places) await visitors.visit(node, place)
      const before = cpuOf(node.pid)
      times[at]?.push((await visitors.visit(node, last)).milliseconds)
      processor[at] = (processor[at] ?? 0) + cpuOf(node.pid) - before
    }
  }
  return times.map((all, at) => ({ ...spread(all), processor: (processor[at] ?? 0) / count }))
}

/** Visits agencies that were not visited yet, as a crawler does; with few agencies, those again at other places. */
async function visitTail(sites: readonly Site[], count: number, visitors: Visitors): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    for (const site of sites) {
      site.turn += 1
      const number = site.database.agencies - (i % site.database.agencies)
      const path = i < site.database.agencies ? '/' : unusedPath(site.turn)
      await visitors.visit(site.nodes[0] as ServerProcess, { site, number, path })
    }
  }
}

/** The home page for a place that is used once. */
function unusedPath(turn: number): string {
  return `/?lat=${(-60 + (turn % 120_000) / 1000).toFixed(3)}&long=${(20 + Math.floor(turn / 120_000)).toFixed(3)}`
}

/** Publishes on a store of this process, as on a further node, and waits for all nodes. */
async function measureReach(sites: readonly Site[], count: number, visitors: Visitors): Promise<Spread[]> {
  const stores = await Promise.all(sites.map(({ database }) => openNodeStore(database)))
  const times = sites.map(() => [] as number[])
  try {
    for (let i = 0; i < count; i += 1) {
      for (const [at, site] of sites.entries()) {
        const reach = await publishOnce(site, stores[at] as Store, i, visitors)
        times[at]?.push(reach)
      }
    }
  } finally {
    await Promise.all(stores.map((store) => store.close()))
  }
  return times.map(spread)
}

function openNodeStore({ url }: AgencyDatabase): Promise<Store> {
  return openStore({ mode: 'production', dataDir: '', databaseUrl: url }, benchLog)
}

async function publishOnce(site: Site, store: Store, i: number, visitors: Visitors): Promise<number> {
  const place = { site, number: site.draw(), path: '/' }
  const agency = await store.agencyByHost(hostOf(place.number))
  if (agency === null) throw new Error(`${hostOf(place.number)} has no agency`)
  for (const node of site.nodes) await visitors.visit(node, place)
  const { id, slug: _slug, version: _version, publishedAt: _at, markups: _rules, ...content } = agency
  const { id: _agencyId, version: _published, ...settings } = content.agency
  const color = `#${(0x204060 + i * 0x10000).toString(16)}`
  const { version } = await publishContent(store, id, {
    ...content,
    agency: { ...settings, primaryColor: color },
  })
  const committed = performance.now()
  await Promise.all(
    site.nodes.map(async (node) => {
      while ((await visitors.visit(node, place)).version < version) {
        if (performance.now() - committed > LONGEST_REACH)
          throw new Error(`version ${version} did not reach all nodes`)
        await pause(2)
      }
    }),
  )
  return performance.now() - committed
}

interface Visitors {
  visit(node: ServerProcess, place: Place): Promise<{ milliseconds: number; version: number }>
  close(): void
}

/** Visitors of many addresses, each with one connection that stays open. */
function createVisitors(): Visitors {
  const agents = Array.from(
    { length: ADDRESSES },
    (_, i) => new Agent({ keepAlive: true, localAddress: `127.0.3.${i + 1}` }),
  )
  let turn = 0
  return {
    visit(node, { number, path }) {
      turn += 1
      const agent = agents[turn % ADDRESSES]
      const headers = { host: hostOf(number), 'accept-encoding': 'br' }
      return new Promise((resolve, reject) => {
        const began = performance.now()
        const outgoing = request({ host: '127.0.0.1', port: node.port, path, agent, headers }, (answer) => {
          answer.resume().on('end', () => {
            if (answer.statusCode !== 200)
              return reject(new Error(`${hostOf(number)}${path} answered ${answer.statusCode}`))
            resolve({
              milliseconds: performance.now() - began,
              version: Number(answer.headers['x-livery-version']),
            })
          })
        })
        outgoing.on('error', reject).end()
      })
    },
    close() {
      for (const agent of agents) agent.destroy()
    },
  }
}

/** The figures of the last size divided by those of the first. */
export function ratiosOf(figures: readonly SizeFigures[]) {
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing was measured')
  const ratio = (figure: (size: SizeFigures) => VisitFigures) => ({
    p50: figure(last).p50 / figure(first).p50,
    p99: figure(last).p99 / figure(first).p99,
    processor: figure(last).processor / figure(first).processor,
  })
  const homes = (nodes: 'oneNode' | 'threeNodes') => ({
    cachedHome: ratio((size) => size[nodes].cachedHome),
    uncachedHome: ratio((size) => size[nodes].uncachedHome),
  })
  return { oneNode: homes('oneNode'), threeNodes: homes('threeNodes') }
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}
