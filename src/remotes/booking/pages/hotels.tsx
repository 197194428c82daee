import { HotelSearchForm, useAgency, usePage, useSearchParams, useText } from '@livery/platform'
import { readHotelSearch } from '../../../tenant/hotel-search.ts'
import { localeOf } from '../../../tenant/language.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SearchFrame } from '../components/search-frame.tsx'
import { PartFrame } from '../part-frame.tsx'

/** /booknow/hotels: where a hotel search begins. */
export function HotelsPage() {
  const text = useText('booking')
  const agency = useAgency()
  const { today, language } = usePage()
  const [params] = useSearchParams()
  return (
    <PartFrame>
      <section className="page-width pt-8 pb-16 sm:pt-12">
        <div className="relative isolate overflow-hidden rounded-2xl">
          <Picture
            src={`/scenes/${agency.home.scene}/${agency.subdomain}-hotels.svg?crop=hero`}
            alt=""
            className="h-56 w-full object-cover sm:h-72"
          />
        </div>
        <div className="relative z-10 mx-auto -mt-16 max-w-6xl px-2 sm:px-6">
          <SearchFrame>
            <HotelSearchForm
              criteria={readHotelSearch(
                (name) => params.get(name),
                today,
                weekStart(localeOf(language, agency)),
              )}
            />
          </SearchFrame>
        </div>
        <div className="mx-auto mt-12 max-w-3xl text-center">
          <h1 className="font-brand text-title">{text('hotels.heading')}</h1>
          <p className="mt-3 text-muted-foreground">
            {text('hotels.subheading', { agency: agency.agencyName })}
          </p>
        </div>
      </section>
    </PartFrame>
  )
}
