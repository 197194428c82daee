import { standInsOf } from '../../../src/theme/type-pairings.ts'
import { codeRanges, type Script } from './code-ranges.ts'
import type { Face } from './faces.ts'
import { localFaces } from './local-faces.ts'
import type { Measures } from './measure-face.ts'

/** A face with the addresses of its files and its measurements. */
export interface BuiltFace {
  name: string
  face: Face
  files: Partial<Record<Script, string>>
  measures: Measures
}

/** Highest weight that each cut of a fallback serves; local faces have a regular and a bold. */
const cuts: readonly { weight: number; serves: string; local: 'regular' | 'bold' }[] = [
  { weight: 400, serves: '400 500', local: 'regular' },
  { weight: 600, serves: '600', local: 'bold' },
  { weight: 700, serves: '700 900', local: 'bold' },
]

/** Weights at which a face is measured: those of its cuts, or its only one. */
export function weightsOf({ axes }: Face): readonly number[] {
  return typeof axes.wght === 'number' ? [axes.wght] : cuts.map(({ weight }) => weight)
}

/**
 * Returns the `@font-face` rules of a face: one for each script, fetched only if its characters occur, and fallbacks.
 * Fallbacks are local faces scaled to the face's width and line height, so that nothing moves when the face arrives.
 */
export function faceCss(built: BuiltFace): string {
  const { name, face, files } = built
  const { wght } = face.axes
  const range = typeof wght === 'object' ? `${wght.min} ${wght.max}` : '400 900'
  const scale = face.scale ? `size-adjust:${percent(face.scale)};` : ''
  const own = Object.entries(files).map(([script, url]) =>
    rule(
      name,
      `url(${url})`,
      range,
      `${scale}font-display:swap;unicode-range:${codeRanges[script as Script]}`,
    ),
  )
  return [...own, ...standIns(built)].join('')
}

function standIns({ name, face, measures }: BuiltFace): string[] {
  const names = face.scripts.includes('arabic') ? standInsOf(name, 'arabic') : standInsOf(name)
  const fixed = typeof face.axes.wght === 'number' ? face.axes.wght : null
  const served: typeof cuts = fixed ? [{ weight: fixed, serves: '400 900', local: 'bold' }] : cuts
  return names.flatMap((standIn) => {
    const local = localFaces[standIn.slice(name.length + 1)]
    if (!local) throw new Error(`there is no local face for ${standIn}`)
    return served.map((cut) => {
      const { names: locals, width } = local[cut.local]
      const { scale = 1 } = face
      const adjust = (scale * (measures.width[cut.weight] ?? Number.NaN)) / width
      const line = (share: number) => percent((share * scale) / adjust)
      return rule(
        standIn,
        locals.map((full) => `local("${full}")`).join(),
        cut.serves,
        `size-adjust:${percent(adjust)};ascent-override:${line(measures.ascent)};` +
          `descent-override:${line(measures.descent)};line-gap-override:${line(measures.lineGap)}`,
      )
    })
  })
}

function rule(family: string, source: string, weight: string, rest: string): string {
  return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};${rest}}`
}

function percent(share: number): string {
  if (!Number.isFinite(share)) throw new Error('a face was not measured')
  return `${Math.round(share * 10000) / 100}%`
}
