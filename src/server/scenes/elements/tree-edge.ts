import { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { firOutline } from './conifers.ts'

/** Sets the far edge of a forest on a crest in one mark: firs in the cold and the heights, rounded crowns elsewhere. */
export function drawTreeEdge(
  stage: Stage,
  paint: string,
  crest: (x: number) => number,
  height: number,
): void {
  const { random, paper, width, setting, detail } = stage
  const pointed = setting.climate === 'alpine' || setting.climate === 'nordic'
  const pen = new Pen()
  const gap = height * (pointed ? 0.62 : 0.9) * (1.6 - 0.6 * detail)
  for (let x = -4; x < width + 4; x += gap * random.range(0.6, 1.5)) {
    const tall = height * random.range(0.6, 1.25)
    if (pointed && tall > 26) firOutline(pen, x, crest(x) + 4, tall, 2)
    else if (pointed)
      pen
        .move(x - tall * 0.26, crest(x) + 4)
        .line(x, crest(x) - tall)
        .line(x + tall * 0.26, crest(x) + 4)
    else pen.move(x - tall * 0.5, crest(x) + 4).arc(tall * 0.52, x + tall * 0.5, crest(x) + 4)
  }
  paper.fill(paint, pen)
}
