import { drawBirds } from '../elements/birds.ts'
import { fillBelow } from '../elements/fill-below.ts'
import { frameBough } from '../elements/frame-bough.ts'
import { hillCrest } from '../elements/hill-crest.ts'
import { definePeople } from '../elements/people.ts'
import { drawPlaza } from '../elements/plaza.ts'
import { drawSky } from '../elements/sky.ts'
import { drawTemple } from '../elements/temple.ts'
import { defineTree, standTree } from '../elements/tree-kit.ts'
import type { Stage } from '../stage.ts'
import { drawModernMuseum } from './museum-modern.ts'

/** A museum: a classical temple on its steps, or a modern building next to its pool, with people in front. */
export function drawMuseum(stage: Stage): void {
  const { random, setting } = stage
  const modern = setting.climate === 'arid' || setting.climate === 'nordic' ? 0.6 : 0.35
  if (random.chance(modern)) drawModernMuseum(stage)
  else drawClassicMuseum(stage)
}

function drawClassicMuseum(stage: Stage): void {
  const { random, width, side, light, materials, floor, setting } = stage
  const ground = random.range(352, 374)
  drawSky(stage, { horizon: ground - 40, sunAt: 0.5 + side * 0.4 })
  const crest = hillCrest(stage, { y: ground - 70, swing: 16, step: 120 })
  fillBelow(stage, light.far(light.shade(materials.foliage), 0.62), crest, ground)
  drawPlaza(stage, ground)
  const tree = defineTree(stage, 0.1, setting.climate === 'mediterranean' ? 'cypress' : 'leafy')
  const x = width * (0.5 - side * random.range(0, 0.05))
  const span = random.range(380, 430)
  for (const dx of [-0.66, -0.55, 0.56, 0.68])
    standTree(stage, tree, x + dx * span, ground, random.range(110, 150))
  drawTemple(stage, x, ground, span, random.pick([6, 8]))
  const people = definePeople(stage)
  for (let count = random.whole(6, 9); count > 0; count -= 1) {
    const near = random.range(0, 1)
    people.stand(width * random.range(0.06, 0.94), ground + 16 + near * (floor - ground - 30), 24 + near * 30)
  }
  if (random.chance(0.5)) frameBough(stage, side)
  else drawBirds(stage, width * (0.5 + side * 0.25), 90, 5)
}
