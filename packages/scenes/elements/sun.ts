/** The disc that lights a picture: the sun, or the moon at night. */
export interface Sun {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Low enough for a path of light on water. */
  readonly low: boolean
}
