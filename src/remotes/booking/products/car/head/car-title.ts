import type { CarAnswer } from '../../../../../contract/types.ts'
import { shortPlace } from '../../../spine/head/page-title.ts'

/** Title of a car's page: its model and where it is picked up. */
export function carTitle({ rental: { vehicle, pickUp } }: Pick<CarAnswer, 'rental'>, place: string): string {
  return `${vehicle.model}, ${shortPlace(place || pickUp.desk.distance.from)}`
}
