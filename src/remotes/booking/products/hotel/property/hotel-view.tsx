import { useState } from 'react'
import type { HotelAnswer } from '../../../../../contract/types.ts'
import type { HotelSearchCriteria, HotelStay } from '../../../../../tenant/hotel-search.ts'
import { Late } from '../../../../../ui/late.tsx'
import { PictureGrid } from '../../../spine/gallery/picture-grid.tsx'
import { useWords } from '../../../spine/words/use-words.ts'
import { AmenityGroups } from './amenity-groups.tsx'
import { HotelHead } from './hotel-head.tsx'
import { HotelPlace } from './hotel-place.tsx'
import { HouseRules } from './house-rules.tsx'
import { ReviewThemes } from './review-themes.tsx'
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

/** All of a hotel: pictures, rooms with their rates, what it has, what guests say, where it is and what it asks for. */
export function HotelView({ answer, stay, firstStay, searched, isOld }: HotelViewProps) {
  const text = useWords()
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
        <Late load={loadGallery} meanwhile={null}>
          {(Gallery) => <Gallery {...gallery} onClose={() => setGallery(null)} />}
        </Late>
      )}
    </>
  )
}
