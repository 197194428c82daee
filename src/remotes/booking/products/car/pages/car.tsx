import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import { CarView } from '../rental/car-view.tsx'
import { KnownCar } from '../rental/known-car.tsx'

/** /booknow/cars/result-details: a car with its covers, from the results or from a deal. */
export function CarPage() {
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        <KnownCar>{(car) => <CarView {...car} />}</KnownCar>
      </section>
    </PartFrame>
  )
}
