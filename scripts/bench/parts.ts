import { loadGeo } from '../../src/server/geo/load-geo.ts'
import { benchSuggest } from '../../src/server/suggest/bench-suggest.ts'
import { benchAccount } from './account.ts'
import { benchCached, benchUncached } from './answers.ts'
import { firstLoad } from './first-load.ts'
import { lighthouseAim, measureLighthouse } from './lighthouse.ts'
import { measureLiveTheme } from './live-theme.ts'
import { host, type LiveryServer } from './livery-server.ts'
import { measurePaint } from './paint.ts'
import { memoryOf } from './server-process.ts'
import { benchTheme } from './theme.ts'

/** A part of the benchmark: what it measures in words, and its entry in the report. `livery` starts the server where a part needs one. */
interface Part {
  about: string
  measure: (livery: () => Promise<LiveryServer>) => Promise<Record<string, unknown>>
}

/** In the order they run: memory is read after everything else was asked of the server. */
export const parts: Readonly<Record<string, Part>> = {
  cachedHome: {
    about: 'answers a second from the cache, beside a server that says hello',
    measure: async (livery) => ({ cachedHome: await benchCached(await livery()) }),
  },
  uncachedHome: {
    about: 'processor time of a home that is in no cache',
    measure: async (livery) => ({ uncachedHome: await benchUncached(await livery()) }),
  },
  account: {
    about:
      'time of a log-in beside the bare password check, and of an authorised request beside an anonymous one',
    measure: async (livery) => ({ account: await benchAccount(await livery()) }),
  },
  firstLoad: {
    about: 'bytes of the first view',
    measure: async (livery) => {
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
    about: 'time of a first start and of one more',
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
    about: 'largest paint of every demo home on a slow telephone (mobilePaint in the report)',
    measure: async (livery) => ({
      mobilePaint: {
        ...(await measurePaint((await livery()).port)),
        aim: { largestContentfulPaint: 1100, layoutShift: 0.02 },
        neighbour: { staticThemedHtmlMilliseconds: 630, nextStarterMilliseconds: 2219 },
      },
    }),
  },
  lighthouse: {
    about: 'Lighthouse’s scores of every demo home on a simulated telephone; fetched by npm, some minutes',
    measure: async (livery) => ({
      lighthouse: { homes: await measureLighthouse((await livery()).port), aim: lighthouseAim },
    }),
  },
  liveTheme: {
    about: 'frames while the colour of a page changes',
    measure: async (livery) => ({
      liveTheme: {
        ...(await measureLiveTheme(`http://${host}:${(await livery()).port}/`)),
        aim: { framesPerSecond: 50, reactCommits: 0 },
      },
    }),
  },
  suggest: {
    about: 'time of a suggestion of places (suggestMilliseconds in the report)',
    measure: async () => ({
      suggestMilliseconds: { ...benchSuggest(await loadGeo()), aim: { median: 10 } },
    }),
  },
  theme: {
    about: 'time and bytes of the theme engine',
    measure: async () => ({ theme: await benchTheme() }),
  },
  memory: {
    about: 'memory of the server, ready and after what was asked of it',
    measure: async (livery) => {
      const { pid, memoryReady } = await livery()
      return { memory: { readyMegabytes: memoryReady, afterLoadMegabytes: memoryOf(pid) } }
    },
  },
}
