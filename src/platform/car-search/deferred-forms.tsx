import { Deferred } from '../../ui/deferred.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLateTexts } from '../late-texts.ts'
import type { CarSearchFormProps } from './car-search-form.tsx'
import { carSearchTexts } from './car-search-texts.ts'
import type { RentalTimesProps } from './rental-times.tsx'

const loadForm = async () => (await import('./car-search-form.tsx')).CarSearchForm

/** The car search, whose code and texts load when it is shown: most pages have none. */
export function DeferredCarSearchForm(props: CarSearchFormProps) {
  const { isHere } = useLateTexts(carSearchTexts)
  return (
    <Deferred load={loadForm} meanwhile={<FormShape />}>
      {(CarSearchForm) => (isHere ? <CarSearchForm {...props} /> : <FormShape />)}
    </Deferred>
  )
}

const loadTimes = async () => (await import('./rental-times.tsx')).RentalTimes

/** Dates and times of a rental, which a change of a booking asks for. */
export function RentalTimesFields(props: RentalTimesProps) {
  const { isHere } = useLateTexts(carSearchTexts)
  const shape = <Skeleton className="h-36 rounded-control" />
  return (
    <Deferred load={loadTimes} meanwhile={shape}>
      {(RentalTimes) =>
        isHere ? (
          <div className="grid grid-cols-2 gap-3">
            <RentalTimes {...props} />
          </div>
        ) : (
          shape
        )
      }
    </Deferred>
  )
}

/** As high as the form, so that nothing moves when it arrives. */
function FormShape() {
  return (
    <div className="search-form search-form-cars" aria-busy="true">
      <div className="search-form-shape">
        <Skeleton className="rounded-control" />
      </div>
    </div>
  )
}
