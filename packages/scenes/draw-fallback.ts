import { mix } from './color.ts'
import { Paper } from './paper.ts'
import { Pen } from './pen.ts'

/**
 * Returns the picture shown if another one could not be loaded: quiet hills under a pale sun, with a picture frame. A
 * complete SVG in the shape of a scene, always the same bytes, so that it can be cached for ever (spec §2.5, image
 * error).
 */
export function drawFallback(): string {
  const paper = new Paper('fallback-')
  const sky = paper.down([
    [0, '#dfe7ee'],
    [1, '#f3f1ec'],
  ])
  paper.rect(sky, 0, 0, 640, 480)
  paper.circle('#ffffff', 452, 150, 62, 0.45)
  paper.circle('#ffffff', 452, 150, 38, 0.8)
  const layers = [
    { tone: '#cfd9e2', y: 296, swing: 44 },
    { tone: '#bccad6', y: 340, swing: 34 },
    { tone: '#a9bac9', y: 388, swing: 26 },
  ]
  for (const { tone, y, swing } of layers) {
    const hill = new Pen().move(0, y).cubic(150, y - swing * 2.2, 260, y + swing, 380, y - swing * 0.3)
    hill
      .cubic(480, y - swing * 1.4, 560, y + swing * 0.2, 640, y - swing)
      .line(640, 480)
      .line(0, 480)
      .close()
    paper.fill(tone, hill)
  }
  drawFrame(paper)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">${paper}</svg>`
}

function drawFrame(paper: Paper): void {
  const ink = mix('#8296aa', '#ffffff', 0.05)
  const frame = new Pen()
    .move(266, 178)
    .line(374, 178)
    .arc(10, 384, 188)
    .line(384, 262)
    .arc(10, 374, 272)
    .line(266, 272)
  paper.fill('#ffffff', new Pen().box(254, 176, 132, 98), 0.55)
  paper.stroke(ink, 6, frame.arc(10, 256, 262).line(256, 188).arc(10, 266, 178))
  paper.circle(ink, 286, 208, 9)
  paper.stroke(ink, 6, new Pen().move(262, 262).line(302, 226).line(326, 248).line(346, 232).line(378, 260))
}
