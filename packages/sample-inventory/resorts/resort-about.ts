import { randomStream } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'

const settings: Readonly<Record<Landscape, readonly [string, ...string[]]>> = {
  tropical: [
    'stands among palms, a few steps from warm, shallow water',
    'lies on a quiet bay, where the trade wind cools the terraces',
  ],
  mediterranean: [
    'is built on terraces between pines and the sea',
    'lies a short walk from the old harbour and its restaurants',
  ],
  atlantic: [
    'looks over dunes and long beaches, with the surf in earshot',
    'stands on a low cliff, with a path down to the sand',
  ],
  alpine: [
    'lies on the edge of the village, with the lifts in sight',
    'stands in a clearing of the forest, with peaks all around',
  ],
  desert: [
    'is laid out around shaded courtyards, with the hills behind',
    'lies where the town ends and the open desert begins',
  ],
  lake: [
    'stands on the shore, with a private jetty and boats',
    'lies between the lake and the woods, far from the through road',
  ],
}

const days: Readonly<Record<Landscape, readonly [string, ...string[]]>> = {
  tropical: [
    'Mornings are for the reef, evenings for the beach bar.',
    'Boats leave for the islands every day.',
  ],
  mediterranean: [
    'The market town is ten minutes away, and the coast road leads to smaller bays.',
    'Walkers follow the coast path; others stay by the pool.',
  ],
  atlantic: [
    'Bicycles, surfboards and a long walk at low tide fill the days.',
    'The lighthouse, the fish market and the golf course are all near.',
  ],
  alpine: [
    'In winter the ski bus stops outside; in summer the paths begin there.',
    'After a day outside, the sauna and the fireplace are warm.',
  ],
  desert: [
    'The pool is best at noon, the trails at sunrise.',
    'Nights are clear, and the stars are worth staying up for.',
  ],
  lake: [
    'Canoes and kayaks can be borrowed, and the water is clean enough to swim in.',
    'Families come for the shallow beach, anglers for the early mornings.',
  ],
}

const units = [
  'Units are let by the week and have room to cook, to sit and to hang up wet things.',
  'Every unit is let as a whole, so that the kitchen and the terrace are yours alone.',
] as const

/** Returns a few sentences about a resort, in English. */
export function resortAbout({ seed, name, place, subregion }: Resort): string {
  const stream = randomStream(seed ^ 0xab07)
  const setting = stream.pick(settings[subregion.landscape])
  const day = stream.pick(days[subregion.landscape])
  return `${name} ${setting}, near ${place} in ${subregion.name}. ${day} ${stream.pick(units)}`
}
