import { Deferred } from '../../ui/deferred.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLateTexts } from '../late-texts.ts'
import type { FlightSearchFormProps } from './flight-search-form.tsx'
import { flightSearchTexts } from './flight-search-texts.ts'

const loadForm = async () => (await import('./flight-search-form.tsx')).FlightSearchForm

/** The flight search, whose code and texts load when it is shown: most pages have none. */
export function DeferredFlightSearchForm(props: FlightSearchFormProps) {
  const { isHere } = useLateTexts(flightSearchTexts)
  return (
    <Deferred load={loadForm} meanwhile={<FormShape />}>
      {(FlightSearchForm) => (isHere ? <FlightSearchForm {...props} /> : <FormShape />)}
    </Deferred>
  )
}

/** As high as the form, so that nothing moves when it arrives. */
function FormShape() {
  return (
    <div className="search-form search-form-flights" aria-busy="true">
      <div className="flight-form-shape">
        <Skeleton className="col-span-full h-full rounded-control" />
      </div>
    </div>
  )
}
