import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { drawScene } from '../packages/scenes/draw-scene.ts'
import {
  type CarClass,
  type Climate,
  type Crop,
  type SceneKind,
  type SceneOptions,
  type Season,
  sceneKinds,
  type TimeOfDay,
} from '../packages/scenes/scene-kind.ts'

/**
 * Writes a sheet of scenes for review: `node scripts/scene-sheet.ts --count 50`, or kinds side by side with `--kinds
 * beach,ship --seeds a,b`. Writes dist/scene-sheet.html and a PNG next to it.
 */
const { values } = parseArgs({
  options: {
    kinds: { type: 'string' },
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'sheet' },
    time: { type: 'string' },
    season: { type: 'string' },
    climate: { type: 'string' },
    crop: { type: 'string' },
    car: { type: 'string' },
    width: { type: 'string', default: '300' },
    columns: { type: 'string', default: '5' },
    out: { type: 'string', default: 'dist/scene-sheet' },
  },
})

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function listed<T extends string>(text: string | undefined): (T | undefined)[] {
  return text ? (text.split(',') as T[]) : [undefined]
}

function chosenScenes(): { kind: SceneKind; seed: string; options: SceneOptions }[] {
  const kinds = values.kinds ? (values.kinds.split(',') as SceneKind[]) : sceneKinds
  const times = listed<TimeOfDay>(values.time)
  const climates = listed<Climate>(values.climate)
  const seasons = listed<Season>(values.season)
  const cars = listed<CarClass>(values.car)
  return Array.from({ length: Number(values.count) }, (_, index) => {
    const round = Math.floor(index / kinds.length)
    return {
      kind: kinds[index % kinds.length] ?? 'beach',
      seed: `${values.seed}-${index}`,
      options: {
        timeOfDay: times[round % times.length],
        climate: climates[round % climates.length],
        season: seasons[round % seasons.length],
        carClass: cars[round % cars.length],
        crop: values.crop as Crop | undefined,
      },
    }
  })
}

function sheet(width: number): string {
  const ratio = values.crop === 'hero' ? '16/7' : '4/3'
  const figures = chosenScenes().map(({ kind, seed, options }) => {
    const svg = drawScene(kind, seed, options)
    const label = [kind, seed, ...Object.values(options).filter(Boolean), `${svg.length} B`].join(' · ')
    const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
    return `<figure><img src="${source}" alt=""><figcaption>${label}</figcaption></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><style>
body{margin:12px;background:#fff;font:11px system-ui;display:grid;gap:10px;grid-template-columns:repeat(${values.columns},${width}px)}
figure{margin:0}img{width:100%;aspect-ratio:${ratio};object-fit:cover;border-radius:8px;display:block}figcaption{color:#556;padding:2px}
</style>${figures.join('\n')}`
}

const width = Number(values.width)
const html = resolve(`${values.out}.html`)
mkdirSync(dirname(html), { recursive: true })
writeFileSync(html, sheet(width))
const executablePath = usualBrowsers.find((path) => path && existsSync(path))
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })
const page = await browser.newPage({
  viewport: { width: (width + 10) * Number(values.columns) + 24, height: 600 },
})
await page.goto(`file://${html}`)
await page.screenshot({ path: resolve(`${values.out}.png`), fullPage: true })
await browser.close()
console.log(`${values.out}.html and ${values.out}.png`)
