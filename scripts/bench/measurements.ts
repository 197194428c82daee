import type { ScrolledList } from './list-scroll.ts'
import { host, type LiveryServer } from './livery-server.ts'
import { memoryOf, peakMemoryOf } from './server-process.ts'

/** Loaded on demand: some of these modules use the process's exit code. */
const modules = {
  account: () => import('./account.ts'),
  answers: () => import('./answers.ts'),
  bookingSize: () => import('./booking-size.ts'),
  bookings: () => import('./bookings.ts'),
  editorDrag: () => import('./editor-drag.ts'),
  firstLoad: () => import('./first-load.ts'),
  greedyNeighbour: () => import('./greedy-neighbour.ts'),
  listScroll: () => import('./list-scroll.ts'),
  hotelSearch: () => import('./hotel-search.ts'),
  carSearch: () => import('./car-search.ts'),
  activitySearch: () => import('./activity-search.ts'),
  flightSearch: () => import('./flight-search.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  liveTheme: () => import('./live-theme.ts'),
  manyAgencies: () => import('./many-agencies.ts'),
  memoryAfter: () => import('./measure-memory.ts'),
  paint: () => import('./paint.ts'),
  previewFirstVisit: () => import('./preview-first-visit.ts'),
  publishReach: () => import('./publish-reach.ts'),
  suggest: () => import('../../src/server/domain/suggestions/bench-suggest.ts'),
  geo: () => import('../../packages/geography/load-geo.ts'),
  theme: () => import('./theme.ts'),
}

/**
 * A part of the benchmark: its description, and its entry in the report. `livery` starts the server if a part needs
 * it.
 */
interface Part {
  about: string
  measure: (livery: () => Promise<LiveryServer>) => Promise<Record<string, unknown>>
}

async function scrollOf({ port }: LiveryServer, list: ScrolledList): Promise<Record<string, unknown>> {
  const { measureListScroll } = await modules.listScroll()
  return { ...(await measureListScroll(`http://${host}:${port}`, list)), aim: { framesPerSecond: 50 } }
}

/** In running order: memory comes last, after all other requests. */
export const measurements: Readonly<Record<string, Part>> = {
  cachedHome: {
    about: 'answers a second from the cache, compared with a minimal server',
    measure: async (livery) => ({ cachedHome: await (await modules.answers()).benchCached(await livery()) }),
  },
  uncachedHome: {
    about: 'processor time of an uncached home page',
    measure: async (livery) => ({
      uncachedHome: await (await modules.answers()).benchUncached(await livery()),
    }),
  },
  account: {
    about:
      'time of a log-in against the bare password check, and of a signed-in request against an anonymous one',
    measure: async (livery) => ({ account: await (await modules.account()).benchAccount(await livery()) }),
  },
  firstLoad: {
    about: 'bytes of the first view',
    measure: async (livery) => {
      const { firstLoad } = await modules.firstLoad()
      const download = await firstLoad((await livery()).port, '/', host)
      return {
        firstLoad: {
          ...download,
          scriptKilobytes: download.scriptBytes / 1000,
          aim: { scriptKilobytes: 140 },
          floor: { emptyReactPageKilobytes: 68 },
        },
      }
    },
  },
  start: {
    about: 'time of a first and of a second start',
    measure: async (livery) => {
      const { firstReadyAfter, readyAfter } = await livery()
      return {
        start: {
          firstMilliseconds: firstReadyAfter,
          againMilliseconds: readyAfter,
          aim: { againMilliseconds: 3000 },
        },
      }
    },
  },
  paint: {
    about: 'largest contentful paint of every demo home page on a slow phone (mobilePaint in the report)',
    measure: async (livery) => ({
      mobilePaint: {
        ...(await (await modules.paint()).measurePaint((await livery()).port)),
        aim: { largestContentfulPaint: 1100, layoutShift: 0.02 },
        neighbour: { staticThemedHtmlMilliseconds: 630, nextStarterMilliseconds: 2219 },
      },
    }),
  },
  lighthouse: {
    about:
      'Lighthouse’s scores of every demo home page on a simulated phone; npm fetches it; takes some minutes',
    measure: async (livery) => {
      const { lighthouseAim, measureLighthouse } = await modules.lighthouse()
      return { lighthouse: { homes: await measureLighthouse((await livery()).port), aim: lighthouseAim } }
    },
  },
  liveTheme: {
    about: 'frames while the colour of a page changes',
    measure: async (livery) => ({
      liveTheme: {
        ...(await (await modules.liveTheme()).measureLiveTheme(`http://${host}:${(await livery()).port}/`)),
        aim: { framesPerSecond: 50, reactCommits: 0 },
      },
    }),
  },
  hotelScroll: {
    about: 'frames while scrolling through 300 hotels, at phone and desktop width',
    measure: async (livery) => ({ hotelScroll: await scrollOf(await livery(), 'hotels') }),
  },
  activityScroll: {
    about: 'frames while scrolling through 300 activities, at phone and desktop width',
    measure: async (livery) => ({ activityScroll: await scrollOf(await livery(), 'activities') }),
  },
  carScroll: {
    about: 'frames while scrolling through all cars of a large city, at phone and desktop width',
    measure: async (livery) => ({ carScroll: await scrollOf(await livery(), 'cars') }),
  },
  bookingSize: {
    about: 'JavaScript of each page of the booking part',
    measure: async (livery) => ({
      bookingSize: await (await modules.bookingSize()).measureBookingSize(
        `http://${host}:${(await livery()).port}`,
      ),
    }),
  },
  editorDrag: {
    about: 'time from a colour in the editor to the drawn preview, against a bare write of one variable',
    measure: async (livery) => ({
      editorDrag: {
        ...(await (
          await modules.editorDrag()
        ).measureEditorDrag(`http://${host}:${(await livery()).port}`, 'aurora')),
        aim: { ratio: 1.3, previewCommits: 0 },
      },
    }),
  },
  publishReach: {
    about: 'time from a publication to another server’s answer on the same PostgreSQL, and to an open tab',
    measure: async () => ({
      publishReach: {
        ...(await (await modules.publishReach()).measurePublishReach()),
        aim: { otherServer: { p99: 150 }, openTab: { p99: 1000 } },
      },
    }),
  },
  manyAgencies: {
    about:
      'visits, starts, memory and publications with 10, 1,000 and 100,000 agencies on PostgreSQL; takes minutes',
    measure: async () => ({
      manyAgencies: {
        ...(await (await modules.manyAgencies()).measureManyAgencies()),
        aim: { largestToSmallest: { p99: 1.1 }, start: { milliseconds: 3000 }, publishReach: { p99: 100 } },
      },
    }),
  },
  previewFirstVisit: {
    about: 'milliseconds of a first and of a second visit to a static preview, with its server and database',
    measure: async () => ({
      previewFirstVisit: {
        ...(await (await modules.previewFirstVisit()).measurePreviewFirstVisit('aurora')),
        aim: { median: 4000 },
      },
    }),
  },
  hotelSearch: {
    about: 'time of a hotel search in a large city, to the first and to all results',
    measure: async (livery) => ({
      hotelSearch: {
        ...(await (await modules.hotelSearch()).measureHotelSearch((await livery()).port)),
        aim: { offers: 300, first: { median: 100 }, complete: { median: 400 } },
      },
    }),
  },
  carSearch: {
    about: 'time of a car search in a large city, to the first and to all results',
    measure: async (livery) => ({
      carSearch: {
        ...(await (await modules.carSearch()).measureCarSearch((await livery()).port)),
        aim: { first: { median: 100 }, complete: { median: 400 } },
      },
    }),
  },
  activitySearch: {
    about: 'time of an activity search in a large city, to the first and to all results',
    measure: async (livery) => ({
      activitySearch: {
        ...(await (await modules.activitySearch()).measureActivitySearch((await livery()).port)),
        aim: { offers: 300, first: { median: 100 }, complete: { median: 400 } },
      },
    }),
  },
  flightSearch: {
    about: 'time of a long-haul return by air, to the first and to all results',
    measure: async (livery) => ({
      flightSearch: {
        ...(await (await modules.flightSearch()).measureFlightSearch((await livery()).port)),
        aim: { first: { median: 150 }, complete: { median: 1000 } },
      },
    }),
  },
  bookings: {
    about: '200 callers book the last room at once, at one server and at two on one PostgreSQL',
    measure: async () => ({
      bookings: {
        ...(await (await modules.bookings()).measureBookings()),
        aim: { oneWinner: 50, serverErrors: 0 },
      },
    }),
  },
  suggest: {
    about: 'time of a place suggestion (suggestMilliseconds in the report)',
    measure: async () => {
      const [{ benchSuggest }, { loadGeo }] = await Promise.all([modules.suggest(), modules.geo()])
      return { suggestMilliseconds: { ...benchSuggest(await loadGeo()), aim: { median: 10 } } }
    },
  },
  theme: {
    about: 'time and bytes of the theme engine',
    measure: async () => ({ theme: await (await modules.theme()).benchTheme() }),
  },
  greedyNeighbour: {
    about:
      'milliseconds of an agency’s cached page while 64 connections send another the most expensive calls',
    measure: async (livery) => ({
      greedyNeighbour: await (await modules.greedyNeighbour()).greedyNeighbour((await livery()).port),
    }),
  },
  memory: {
    about:
      'memory of the server: ready, under load, after 60,000 odd requests, the worst uploads and expensive calls',
    measure: async (livery) => {
      const { pid, port, memoryReady } = await livery()
      const afterLoadMegabytes = memoryOf(pid)
      const after = await (await modules.memoryAfter()).measureMemory(port, pid)
      return {
        memory: {
          readyMegabytes: memoryReady,
          afterLoadMegabytes,
          ...after,
          peakMegabytes: peakMemoryOf(pid),
          aim: { readyMegabytes: 400, afterMegabytes: 600, peakMegabytes: 700 },
        },
      }
    },
  },
}
