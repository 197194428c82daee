import type { ReactNode } from 'react'
import type { ActivityDeal, CarDeal, HotelDeal, ResortDeal } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import type { Deal } from './deal.ts'

interface DealLineProps {
  t: Text
  item: Deal
  /** Locale of numbers. */
  language: string
}

/** A service's own line on a card (spec §2.5): distance, duration, or the car and its locations. */
export function DealLine({ t, item, language }: DealLineProps) {
  switch (item.service) {
    case 'Hotels':
      return <HotelLine t={t} deal={item.deal} language={language} />
    case 'Activities':
      return <ActivityLine t={t} deal={item.deal} />
    case 'Cars':
      return <CarLine t={t} deal={item.deal} />
    case 'Resorts':
      return <ResortLine t={t} deal={item.deal} />
  }
}

function HotelLine({ t, deal, language }: { t: Text; deal: HotelDeal; language: string }) {
  const { distance, distanceFrom } = deal.hotel.hotelDetails
  const miles = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <>
      <Fact icon="place">
        {t('deal.distance', { distance: miles.format(distance), place: distanceFrom })}
      </Fact>
      <PricedStay t={t} link={deal.link} />
    </>
  )
}

/** What the price is for: nights and guests, as the deal's link names them. */
function PricedStay({ t, link }: { t: Text; link: string }) {
  const query = new URLSearchParams(link.split('?')[1])
  const day = (name: string) => Date.parse(query.get(name) ?? '')
  const nights = Math.round((day('end') - day('start')) / (DAY * 60_000))
  const children = query.get('childAges')?.split(',').filter(Boolean).length ?? 0
  const guests = Number(query.get('adults')) + children
  if (!(nights > 0 && guests > 0)) return null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      <Fact icon="calendar">{t('deal.nights', { count: nights })}</Fact>
      <Fact icon="guests">{t('deal.guests', { count: guests })}</Fact>
    </div>
  )
}

function ActivityLine({ t, deal }: { t: Text; deal: ActivityDeal }) {
  return (
    <>
      <Fact icon="clock">{duration(t, deal.duration)}</Fact>
      {deal.isFreeCancellation && (
        <p className="flex items-center gap-1.5 font-semibold text-success">
          <Icon name="check" className="size-4" />
          {t('deal.freeCancellation')}
        </p>
      )}
    </>
  )
}

function CarLine({ t, deal }: { t: Text; deal: CarDeal }) {
  return (
    <>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <Fact icon="guests">{t('deal.passengers', { count: deal.passangerCapacity })}</Fact>
        <Fact icon="bag">{t('deal.bags', { count: deal.bagCapacity })}</Fact>
        <Fact icon="door">{t('deal.doors', { count: deal.noOfDoors })}</Fact>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <dt className="font-semibold text-foreground">{t('deal.pickUp')}</dt>
        <dd>{deal.pickupLocation}</dd>
        <dt className="font-semibold text-foreground">{t('deal.dropOff')}</dt>
        <dd>{deal.dropOffLocation}</dd>
      </dl>
    </>
  )
}

function ResortLine({ t, deal }: { t: Text; deal: ResortDeal }) {
  return (
    <>
      <Fact icon="place">{deal.location}</Fact>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        {deal.nights !== undefined && <Fact icon="calendar">{t('deal.nights', { count: deal.nights })}</Fact>}
        {deal.bedrooms ? <Fact icon="bed">{t('deal.bedrooms', { count: deal.bedrooms })}</Fact> : null}
        {deal.sleeps !== undefined && <Fact icon="guests">{t('deal.sleeps', { count: deal.sleeps })}</Fact>}
      </div>
    </>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5">
      <Icon name={icon} className="size-4" />
      <span>{children}</span>
    </p>
  )
}

const HOUR = 60
const DAY = 24 * HOUR

/** Formats whole days, hours and minutes, omitting zeros. */
function duration(t: Text, minutes: number): string {
  const facts = [
    [Math.floor(minutes / DAY), 'deal.days'],
    [Math.floor((minutes % DAY) / HOUR), 'deal.hours'],
    [minutes % HOUR, 'deal.minutes'],
  ] as const
  return facts.flatMap(([count, key]) => (count > 0 ? [t(key, { count })] : [])).join(' ')
}
