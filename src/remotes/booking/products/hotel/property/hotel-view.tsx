import { usePage } from '@livery/platform'
import { useState } from 'react'
import type { Hotel, HotelAmenity, HotelAnswer } from '../../../../../contract/types.ts'
import type { HotelSearchCriteria, HotelStay } from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { Rating } from '../../../../../ui/rating.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PictureGrid } from '../../../spine/gallery/picture-grid.tsx'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { AmenityList } from '../cards/amenity-list.tsx'
import { amenityGroupNames, amenityGroups } from '../vocabulary/amenities.ts'
import { HotelHead } from './hotel-head.tsx'
import { HotelPlace } from './hotel-place.tsx'
import { HouseRules } from './house-rules.tsx'
import { RoomList } from './room-list.tsx'
import { StayBar, StaySummary } from './stay-summary.tsx'

interface HotelViewProps {
  answer: HotelAnswer
  stay: HotelStay | null
  firstStay: HotelStay
  searched: HotelSearchCriteria | null
  isOld: boolean
}

interface OpenGallery {
  pictures: readonly string[]
  title: string
  start: number
}

const loadGallery = async () => (await import('../../../spine/gallery/gallery.tsx')).Gallery

/** A hotel's complete page content: pictures, rooms with rates, amenities, reviews, location and rules. */
export function HotelView({ answer, stay, firstStay, searched, isOld }: HotelViewProps) {
  const text = useProductTexts()
  const [gallery, setGallery] = useState<OpenGallery | null>(null)
  const { hotel, rooms = [] } = answer
  const isSoldOut = !isOld && !rooms.some(({ rates }) => rates.length > 0)
  const pictures = hotel.pictures.map(({ url }) => url)
  return (
    <>
      <HotelHead {...{ hotel, searched }} />
      <div className="mt-5">
        <PictureGrid
          pictures={pictures}
          name={hotel.name}
          onOpen={(start) => setGallery({ pictures, title: hotel.name, start })}
        />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-12">
          <RoomList
            {...{ answer, stay, firstStay, isOld }}
            onPictures={(pictures, title) => setGallery({ pictures, title, start: 0 })}
          />
          <AmenityGroups amenities={hotel.amenities} />
          <ReviewThemes hotel={hotel} />
          <HotelPlace {...{ hotel, searched }} />
          <HouseRules hotel={hotel} />
          {answer.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
        </div>
        {stay && (
          <div className="max-lg:hidden lg:sticky lg:top-(--below-header)">
            <StaySummary {...{ stay, rooms, isSoldOut }} />
          </div>
        )}
      </div>
      {stay && <StayBar {...{ stay, rooms, isSoldOut }} />}
      {gallery && (
        <Deferred load={loadGallery} meanwhile={null}>
          {(Gallery) => <Gallery {...gallery} onClose={() => setGallery(null)} />}
        </Deferred>
      )}
    </>
  )
}

/** All amenities of a property, by group. */
function AmenityGroups({ amenities }: { amenities: readonly HotelAmenity[] }) {
  const text = useProductTexts()
  const groups = amenityGroupNames
    .map((name) => ({
      name,
      has: amenityGroups[name].filter((one: HotelAmenity) => amenities.includes(one)),
    }))
    .filter(({ has }) => has.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="amenities-title">
      <h2 id="amenities-title" className="font-brand text-heading">
        {text('amenities.title')}
      </h2>
      <div className="mt-4 columns-1 gap-8 sm:columns-2 xl:columns-3">
        {groups.map(({ name, has }) => (
          <div key={name} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 font-bold">{text(`amenities.${name}`)}</h3>
            <AmenityList amenities={has} className="grid gap-1.5 text-[0.9375rem]" />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Review scores by theme. */
function ReviewThemes({ hotel }: { hotel: Hotel }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const { count, themes } = hotel.reviews
  const figure = new Intl.NumberFormat(localeOf(language, agency), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <section aria-labelledby="reviews-title" id="reviews" className="scroll-mt-3">
      <h2 id="reviews-title" className="font-brand text-heading">
        {text('reviews.title')}
      </h2>
      <div className="mt-3">
        <GuestScore rating={hotel.reviews.rating} reviews={count} />
      </div>
      <ul className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {themes.map(({ theme, rating, count: mentions }) => (
          <li key={theme}>
            <div className="mb-1.5 flex items-baseline justify-between gap-4">
              <span className="font-semibold">{text(`review.${theme}`)}</span>
              <span className="text-sm text-muted-foreground">
                {text('reviews.mentions', { count: mentions })}
              </span>
            </div>
            <div className="flex items-center gap-3">
              <Progress
                className="flex-1"
                label={text(`review.${theme}`)}
                hideLabel
                value={rating}
                max={5}
                size="thin"
              />
              <span className="text-sm font-bold tabular-nums">{figure.format(rating)}</span>
            </div>
          </li>
        ))}
      </ul>
      <ReviewSamples samples={hotel.reviews.samples} />
    </section>
  )
}

/** Short reviews. The page marks those of the sample supplier as samples. */
function ReviewSamples({ samples }: { samples: Hotel['reviews']['samples'] }) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const month = new Intl.DateTimeFormat(localeOf(language, agency), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  if (samples.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-lg font-bold">{text('reviews.said')}</h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {samples.map(({ theme, tone, variant, rating, month: when }) => (
          <li key={`${theme} ${when}`} className="rounded-lg border bg-card p-4">
            <Rating value={rating} label={text('hotel.rating', { rating, total: 5 })} />
            <blockquote className="mt-2">{text(`said.${theme}.${tone}.${variant}`)}</blockquote>
            <p className="mt-2 text-sm text-muted-foreground">
              {text(`review.${theme}`)} · {month.format(new Date(`${when}-01T00:00:00Z`))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
