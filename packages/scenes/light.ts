import { adjust, type LightColor, mix, under } from './color.ts'
import type { Random } from './random.ts'
import type { Climate, TimeOfDay } from './scene-kind.ts'
import { type Sky, skiesOf } from './skies.ts'

/** The light of one scene: how a material looks in the sun, in the shade, and far away. */
export interface Light {
  readonly sky: Sky
  readonly timeOfDay: TimeOfDay
  /** Lamps and windows are lit. */
  readonly dark: boolean
  readonly lamp: string
  lit(material: string): string
  shade(material: string): string
  /** Takes a colour already under light and a distance from 0 (here) to 1 (the horizon). */
  far(color: string, distance: number): string
}

interface Hour {
  readonly key: LightColor
  readonly fill: LightColor
  /** The hue of all shadows, so that the picture has one cool tone. */
  readonly shadow: string
  readonly shadowShare: number
}

const hours: Record<TimeOfDay, Hour> = {
  dawn: { key: [1.02, 0.86, 0.8], fill: [0.55, 0.5, 0.68], shadow: '#6f6ba0', shadowShare: 0.2 },
  day: { key: [1.05, 1.02, 0.95], fill: [0.5, 0.57, 0.74], shadow: '#3d5f92', shadowShare: 0.14 },
  golden: { key: [1.1, 0.86, 0.6], fill: [0.48, 0.4, 0.55], shadow: '#5a4680', shadowShare: 0.2 },
  dusk: { key: [0.66, 0.46, 0.56], fill: [0.22, 0.19, 0.38], shadow: '#2f2a62', shadowShare: 0.28 },
  night: { key: [0.17, 0.23, 0.42], fill: [0.06, 0.085, 0.2], shadow: '#111d45', shadowShare: 0.3 },
}

/** Returns one of the skies of a climate at a time of day with its light, chosen by the scene's random stream. */
export function lightOf(timeOfDay: TimeOfDay, climate: Climate, random: Random): Light {
  const turn = random.range(-9, 9)
  const chosen = random.pick(skiesOf(climate, timeOfDay))
  const sky: Sky = { ...chosen, top: adjust(chosen.top, 0, 1, turn), mid: adjust(chosen.mid, 0, 1, turn) }
  const { key, fill, shadow, shadowShare } = hours[timeOfDay]
  const haze = mix(sky.low, sky.mid, timeOfDay === 'night' ? 0.35 : 0.45)
  return {
    sky,
    timeOfDay,
    dark: timeOfDay === 'dusk' || timeOfDay === 'night',
    lamp: '#ffd98a',
    lit: (material) => mix(under(material, key), sky.glow, timeOfDay === 'night' ? 0.04 : 0.07),
    shade: (material) => mix(under(material, fill), shadow, shadowShare),
    far: (color, distance) => mix(color, haze, distance),
  }
}

/** Returns the light under a scene's lamps: the same by day, warm and close after dark. */
export function byLamplight(light: Light): Light {
  if (!light.dark) return light
  const strength = light.timeOfDay === 'night' ? 0.86 : 1
  const key: LightColor = [0.86 * strength, 0.62 * strength, 0.4 * strength]
  const fill: LightColor = [0.34 * strength, 0.22 * strength, 0.24 * strength]
  return {
    ...light,
    lit: (material) => mix(under(material, key), light.lamp, 0.05),
    shade: (material) => mix(under(material, fill), '#3a2440', 0.22),
  }
}
