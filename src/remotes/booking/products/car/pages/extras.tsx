import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import { ExtrasView } from '../extras/extras-view.tsx'
import { KnownCar } from '../rental/known-car.tsx'

/** /booknow/cars/reservation-details: the extras of a chosen cover, then the checkout. */
export function ExtrasPage() {
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        <KnownCar>{(car) => <ExtrasView {...car} />}</KnownCar>
      </section>
    </PartFrame>
  )
}
