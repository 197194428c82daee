import { HotelSearchForm, useAgency, usePage, useSearchParams } from '@livery/platform'
import { readHotelSearch } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PartFrame } from '../../../spine/page/part-frame.tsx'
import { NearbyDeals } from '../search/nearby-deals.tsx'
import { RecentList } from '../search/recent-list.tsx'
import { SearchFrame } from '../search/search-frame.tsx'

/** /booknow/hotels: start of a hotel search. */
export function HotelsPage() {
  const text = useProductTexts()
  const agency = useAgency()
  const { today, language } = usePage()
  const [params] = useSearchParams()
  const criteria = readHotelSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
  return (
    <PartFrame>
      <section className="page-width pt-8 pb-16 sm:pt-12">
        <div className="text-center">
          <h1 className="font-brand text-title">{text('hotels.heading')}</h1>
          <p className="mx-auto mt-3 max-w-3xl text-muted-foreground">
            {text('hotels.subheading', { agency: agency.agencyName })}
          </p>
        </div>
        <div className="relative isolate mt-8 overflow-hidden rounded-2xl">
          <Picture
            src={`/scenes/${agency.home.scene}/${agency.subdomain}-hotels.svg?crop=hero`}
            alt=""
            className="h-44 w-full object-cover sm:h-64"
          />
        </div>
        <div className="relative z-10 mx-auto -mt-12 max-w-6xl px-2 sm:px-6">
          <SearchFrame>
            <HotelSearchForm criteria={criteria} />
          </SearchFrame>
        </div>
        <RecentList />
        <NearbyDeals />
      </section>
    </PartFrame>
  )
}
