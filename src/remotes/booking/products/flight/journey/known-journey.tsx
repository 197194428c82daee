import { usePage, useSearchParams } from '@livery/platform'
import type { ReactNode } from 'react'
import type { FlightAnswer } from '../../../../../contract/types.ts'
import { type FlightSearchCriteria, readFlightSearch } from '../../../../../tenant/flight-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PageShape } from '../../../spine/page-layout/page-shape.tsx'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { flightPaths } from '../paths.ts'
import { criteriaOf, readRate, sliceHref } from '../search/flight-page-href.ts'
import { useJourney } from './use-journey.ts'

export interface ShownJourney {
  answer: FlightAnswer
  /** The search that it came from, or one like it. */
  criteria: FlightSearchCriteria
  rateKey: string
  /** True while the shown prices are those of another fare or currency. */
  isOld: boolean
}

/** The journey that the address names, or why it cannot be shown. */
export function KnownJourney({ children }: { children: (journey: ShownJourney) => ReactNode }) {
  const [params] = useSearchParams()
  const rateKey = readRate(params)
  return rateKey ? <Loaded rateKey={rateKey}>{children}</Loaded> : <NotHere />
}

interface LoadedProps {
  rateKey: string
  children: (journey: ShownJourney) => ReactNode
}

function Loaded({ rateKey, children }: LoadedProps) {
  const text = useProductTexts()
  const { today } = usePage()
  const [params] = useSearchParams()
  const { answer, error, isGone, isOld, refetch } = useJourney(rateKey)
  const criteria = readFlightSearch((name) => params.get(name), today)
  if (isGone) return <Gone criteria={criteria} />
  const [fare] = answer?.fares ?? []
  if (answer && fare) {
    return (
      <FlightPieces {...piecesOf(answer)}>
        {children({
          answer,
          rateKey,
          isOld,
          criteria: criteria ?? criteriaOf({ ...answer, slices: fare.slices }),
        })}
      </FlightPieces>
    )
  }
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <PageShape label={text('offer.loading')}>
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-4 h-9 w-2/3 max-w-lg" />
      <Skeleton className="mt-4 h-7 w-72" />
    </PageShape>
  )
}

/** The journey is not sold any more: leads to the others. */
function Gone({ criteria }: { criteria: FlightSearchCriteria | null }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  return (
    <EmptyState
      icon="flights"
      level={1}
      title={text('journey.gone')}
      actions={
        <LinkButton href={criteria ? sliceHref(params, criteria, []) : flightPaths.start}>
          {text('journey.seeOthers')}
        </LinkButton>
      }
    >
      {text('journey.goneHint')}
    </EmptyState>
  )
}

function NotHere() {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="flights"
      level={1}
      title={text('journey.notHere')}
      actions={<LinkButton href={flightPaths.start}>{text('offer.search')}</LinkButton>}
    >
      {text('journey.notHereHint')}
    </EmptyState>
  )
}
