import { type ReactNode, useMemo } from 'react'
import type { BookedVisit } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PlaceMap } from '../../../spine/map/place-map.tsx'
import { streetMapHref } from '../../../spine/map/street-map-href.ts'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { ticketIcon } from '../cards/activity-icons.ts'
import { useLanguageName } from '../cards/use-language-name.ts'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { ForeignText } from '../details/foreign-text.tsx'
import { useUnitTexts } from '../details/use-unit-texts.ts'
import { readVisit } from './read-visit.ts'
import { TicketList } from './ticket-list.tsx'
import { useSlotLine } from './visit-facts.ts'

interface VisitCardProps extends ItemProps {
  /** Shows until when cancelling is free; a cancelled booking omits it. */
  showsTerms?: boolean
  /** Omitted if the page's heading already names the activity. */
  hasName?: boolean
}

/** Card of a quoted or booked visit: activity, time, units, meeting point, and its tickets once there are any. */
export function VisitCard({ item, showsTerms = true, hasName = true }: VisitCardProps) {
  const visit = readVisit(item)
  const { activity } = visit
  return (
    <section className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="grid @min-[30rem]:grid-cols-[11rem_1fr]">
        <div className="relative min-h-40">
          <Picture
            src={activity.pictures[0]?.url ?? ''}
            fallback="/scenes/fallback.svg"
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="grid content-center gap-3 p-5">
          {hasName && <VisitName activity={activity} />}
          <VisitFacts visit={visit} showsTerms={showsTerms} />
        </div>
      </div>
      <MeetingPoint visit={visit} />
      {visit.tickets && <TicketList visit={visit} tickets={visit.tickets} />}
    </section>
  )
}

/** Title and town of an activity. */
export function VisitName({ activity: { title, contentLanguage, city } }: Pick<BookedVisit, 'activity'>) {
  return (
    <div>
      <h2 className="font-brand text-heading wrap-anywhere">
        <ForeignText language={contentLanguage}>{title}</ForeignText>
      </h2>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-muted-foreground">
        <Icon name="place" className="mt-0.5 size-4" />
        {city}
      </p>
    </div>
  )
}

interface VisitFactsProps {
  visit: BookedVisit
  /** Shows until when cancelling is free; omitted if that time is over or the page shows it elsewhere. */
  showsTerms: boolean
}

/** When a visit takes place, in which option, with whom, and on what terms. */
export function VisitFacts({ visit, showsTerms }: VisitFactsProps) {
  const text = useProductTexts()
  const words = useUnitTexts()
  const texts = useVisitTexts()
  const languageName = useLanguageName()
  const slotLine = useSlotLine()
  const { at } = useLocalTime()
  const { activity, option, slot, units } = visit
  return (
    <ul className="grid gap-1.5 text-[0.9375rem]">
      <Fact icon={iconPaths.calendar} isMain>
        {slotLine(slot)}
      </Fact>
      {slot.validUntil && (
        <Fact icon={iconPaths.calendar}>{text('visit.validUntil', { day: at(slot.validUntil) })}</Fact>
      )}
      <Fact icon={ticketIcon}>
        <ForeignText language={activity.contentLanguage}>{option.title}</ForeignText>
      </Fact>
      <Fact icon={iconPaths.guests}>{words.counts(units)}</Fact>
      <Fact icon={iconPaths.clock}>{texts.duration(option.duration)}</Fact>
      {option.language && (
        <Fact icon={iconPaths.globe}>
          {text(`guide.${option.language.by}`, { language: languageName(option.language.language) })}
        </Fact>
      )}
      {showsTerms && <Terms visit={visit} />}
    </ul>
  )
}

function Terms({ visit: { policy } }: { visit: BookedVisit }) {
  const text = useProductTexts()
  const { until, now } = useLocalTime()
  const freeUntil = freeUntilOf(policy, now())
  if (freeUntil) {
    return (
      <Fact icon={iconPaths.check} className="font-medium text-success">
        {text('visit.freeUntil', { when: until(freeUntil) })}
      </Fact>
    )
  }
  return <Fact icon={iconPaths.alert}>{text(policy.isRefundable ? 'visit.partly' : 'visit.finalSale')}</Fact>
}

interface FactProps {
  /** Path of the icon. */
  icon: string
  isMain?: boolean
  className?: string
  children: ReactNode
}

function Fact({ icon, isMain = false, className, children }: FactProps) {
  return (
    <li className={classNames('flex items-start gap-2', isMain && 'font-semibold', className)}>
      <Icon path={icon} className={classNames('mt-0.5 size-4.5', !className && 'text-link')} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Where the visit begins, and the supplier's number for the day. */
function MeetingPoint({ visit: { activity, emergencyPhone } }: { visit: BookedVisit }) {
  const text = useProductTexts()
  const start = activity.places.find(({ kind }) => kind === 'start') ?? activity.places[0]
  return (
    <>
      <dl className="grid gap-3 border-t p-5 text-[0.9375rem] @min-[30rem]:grid-cols-2">
        {start && (
          <div>
            <dt className="text-sm text-muted-foreground">{text('place.start')}</dt>
            <dd className="font-bold">
              <ForeignText language={activity.contentLanguage}>{start.name}</ForeignText>
            </dd>
            {start.address && <dd className="text-sm">{start.address}</dd>}
            {start.position && (
              <dd>
                <a
                  className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline underline-offset-3"
                  href={streetMapHref(start.position)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {text('booked.directions')}
                  <span className="sr-only">: {start.name}</span>
                </a>
              </dd>
            )}
          </div>
        )}
        <div>
          <dt className="text-sm text-muted-foreground">{text('booked.organiser')}</dt>
          <dd className="font-bold">{activity.supplier}</dd>
          {emergencyPhone && (
            <dd className="text-sm">
              {text('booked.onTheDay')}{' '}
              <a href={`tel:${emergencyPhone.replaceAll(/[^+\d]/g, '')}`} className="text-link underline">
                <bdi dir="ltr">{emergencyPhone}</bdi>
              </a>
            </dd>
          )}
        </div>
      </dl>
      {start?.position && <StartMap activity={activity} start={start} position={start.position} />}
    </>
  )
}

interface StartMapProps {
  activity: BookedVisit['activity']
  start: BookedVisit['activity']['places'][number]
  position: BookedVisit['activity']['position']
}

/** Map of the meeting point, within its town. */
function StartMap({ activity: { city, position: middle }, start: { name }, position }: StartMapProps) {
  const center = useMemo(() => ({ name: city, position: middle }), [city, middle])
  const places = useMemo(() => [{ id: 'start', name, position }] as const, [name, position])
  return (
    <div className="h-64 px-5 pb-5">
      <PlaceMap {...{ center, places }} />
    </div>
  )
}
