export const sceneKinds = [
  'beach',
  'old-town',
  'skyline',
  'mountain',
  'desert',
  'harbour',
  'forest',
  'lake',
  'vineyard',
  'ship',
  'car',
  'apartment',
  'pool',
  'museum',
  'market',
  'kayak',
  'hike',
  'balloon',
  'diving',
  'night-walk',
  'boat-trip',
  'ski',
] as const

export const timesOfDay = ['dawn', 'day', 'golden', 'dusk', 'night'] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const climates = ['tropical', 'mediterranean', 'arid', 'temperate', 'nordic', 'alpine'] as const
export const crops = ['card', 'hero'] as const
export const carClasses = [
  'mini',
  'economy',
  'compact',
  'suv',
  'estate',
  'convertible',
  'van',
  'luxury',
] as const

export type SceneKind = (typeof sceneKinds)[number]
export type TimeOfDay = (typeof timesOfDay)[number]
export type Season = (typeof seasons)[number]
export type Climate = (typeof climates)[number]
export type Crop = (typeof crops)[number]
export type CarClass = (typeof carClasses)[number]

/** The options that a caller may set; the seed chooses the others. */
export interface SceneOptions {
  readonly timeOfDay?: TimeOfDay | undefined
  readonly season?: Season | undefined
  readonly climate?: Climate | undefined
  /** `card` is composed for 4:3, `hero` for a 16:7 band across the middle of the same view box. */
  readonly crop?: Crop | undefined
  /** Only for the kind `car`. */
  readonly carClass?: CarClass | undefined
}
