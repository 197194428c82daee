import { carQuery } from '../../../../../api/cars.ts'
import type { DrawnQuery } from '../../../../../contract/remote-part.ts'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import type { PageQueryInput } from '../../../spine/product/product-view.ts'
import { CarView } from '../rental/car-view.tsx'
import { KnownCar } from '../rental/known-car.tsx'
import { readCarView } from './read-car-pages.ts'

/** The data of a car's first view; a car from a deal has no rate yet, and the browser searches it. */
export function carQueries({ page, search, client }: PageQueryInput): readonly DrawnQuery[] {
  const view = readCarView(page, search)
  return view ? [carQuery(client, view.body)] : []
}

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
