import type { Paper } from '../paper.ts'
import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'

/** About fifteen trees in a row, defined once for the whole picture: 160 wide and about 20 high above their line. */
const runs = new WeakMap<Paper, string>()

/**
 * Draws the far edge of a forest on a crest, tilted to the slope: firs in cold and high places, rounded crowns
 * elsewhere.
 */
export function drawTreeEdge(
  stage: Stage,
  paint: string,
  crest: (x: number) => number,
  height: number,
): void {
  const { random, paper, width } = stage
  const run = runs.get(paper) ?? defineRun(stage)
  runs.set(paper, run)
  const scale = Math.round(height * 5.4) / 100
  const step = 158 * scale
  paper.group({ fill: paint }, () => {
    for (let x = -random.range(0.1, 0.9) * step; x < width; x += step) {
      const [from, to] = [crest(x), crest(x + step)]
      const middle = crest(x + step / 2)
      if (Math.max(from, to, middle) > 2000) continue
      const sag = Math.min(6, middle - (from + to) / 2)
      const tilt = Math.round((Math.atan2(to - from, step) * 180) / Math.PI)
      const turn = tilt === 0 ? '' : `rotate(${tilt})`
      paper.use(run, `translate(${Math.round(x)} ${Math.round(from + sag)})${turn}scale(${scale})`)
    }
  })
}

function defineRun(stage: Stage): string {
  const { random, paper, setting } = stage
  const pointed = setting.climate === 'alpine' || setting.climate === 'nordic'
  const pen = new Pen().move(0, 12)
  for (let x = 5; x < 156; x += random.range(7, 13)) {
    const tall = random.range(13, 24)
    if (pointed) addFir(pen, x, tall)
    else pen.line(x - tall * 0.42, 4).arc(tall * 0.46, x + tall * 0.42, 4)
  }
  return paper.define(() => paper.fill('inherit', pen.line(160, 3).line(160, 12)))
}

/** The outline of a small fir in two tiers, up one side and down the other. */
function addFir(pen: Pen, x: number, tall: number): void {
  const half = tall * 0.3
  pen
    .line(x - half, 3)
    .line(x - half * 0.35, -tall * 0.4)
    .line(x - half * 0.65, -tall * 0.38)
    .line(x, -tall)
  pen
    .line(x + half * 0.65, -tall * 0.38)
    .line(x + half * 0.35, -tall * 0.4)
    .line(x + half, 3)
}
