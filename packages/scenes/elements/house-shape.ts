import { Pen } from '../pen.ts'

export type RoofForm = 'gable' | 'hip' | 'flat'

export interface HouseShape {
  readonly width: number
  /** To the eaves. */
  readonly height: number
  readonly form: RoofForm
  /** Height of the roof as a share of the width. */
  readonly rise: number
}

/**
 * A house stands with its foot at y 0, from x 0 to its width, and is seen a little from the side:
 * its front turns to the light and takes two thirds of it, the other third is in shade.
 */
function across(shape: HouseShape, side: -1 | 1): (u: number) => number {
  return (u) => shape.width * (side < 0 ? u : 1 - u)
}

/** The outline of both walls, with the gable where there is one. */
export function wallOutline(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const pen = new Pen().move(at(0), 0).line(at(0), eave)
  if (shape.form === 'gable') pen.line(at(0.33), eave - shape.width * shape.rise).line(at(0.66), eave)
  return pen.line(at(1), eave).line(at(1), 0)
}

/** The roof: two planes of a gable, the trapezium of a hip, or a parapet. */
export function drawRoof(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const ridge = eave - shape.width * shape.rise
  if (shape.form === 'gable') {
    return new Pen()
      .move(at(0.3), ridge - 1)
      .line(at(0.96), ridge - 1)
      .line(at(1.06), eave + 3)
      .line(at(0.66), eave + 3)
      .line(at(0.33), ridge + 4)
      .line(at(-0.03), eave + 4)
      .line(at(-0.08), eave)
  }
  if (shape.form === 'hip') {
    return new Pen()
      .move(at(-0.06), eave + 2)
      .line(at(0.22), ridge)
      .line(at(0.82), ridge)
      .line(at(1.06), eave + 2)
  }
  return new Pen().box(-1, eave - 4, shape.width + 2, 5)
}

/** The shaded wall with the roof plane above it, in one outline. */
export function drawRoofShade(shape: HouseShape, side: -1 | 1): Pen {
  const at = across(shape, side)
  const eave = -shape.height
  const ridge = eave - shape.width * shape.rise
  const pen = new Pen().move(at(0.66), 0).line(at(0.66), eave)
  if (shape.form === 'gable')
    pen
      .line(at(0.35), ridge - 1)
      .line(at(0.96), ridge - 1)
      .line(at(1.06), eave + 3)
  if (shape.form === 'hip') pen.line(at(0.82), ridge).line(at(1.06), eave + 2)
  if (shape.form === 'flat') pen.line(at(0.66), eave - 4).line(at(1.02), eave - 4)
  return pen.line(at(1), eave + 2).line(at(1), 0)
}
