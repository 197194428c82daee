import { useApi, useQuery } from '@livery/platform'
import { useState } from 'react'
import { answerIncident, incidentsQuery } from '../../../../api/bookings.ts'
import type { Incident } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useFailureTexts } from '../formatting/use-failure-texts.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { paths } from '../paths.ts'
import { Amount } from '../price/amount.tsx'
import { listHref } from './trips-address.ts'
import { useMoment } from './use-moment.ts'

/** Incidents of the agency's bookings, which a person has to resolve; renders nothing without any. */
export function IncidentList() {
  const text = useProductTexts()
  const wordsOf = useFailureTexts()
  const client = useApi()
  const { data, refetch } = useQuery(incidentsQuery(client))
  const [answering, setAnswering] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const incidents = data?.data.incidents ?? []
  if (incidents.length === 0) return null
  const answer = async (id: string, resolution: 'retry' | 'settled') => {
    if (answering !== null) return
    setAnswering(id)
    setFailure(null)
    try {
      await answerIncident(client, id, resolution)
    } catch (error) {
      setFailure(wordsOf(error) || text('results.failed'))
    }
    // A colleague may have been faster: reload the remaining ones.
    await refetch()
    setAnswering(null)
  }
  return (
    <section
      aria-labelledby="incidents-title"
      className="mt-6 rounded-xl border border-warning/50 bg-card shadow-card"
    >
      <h2 id="incidents-title" className="flex items-center gap-2 px-5 pt-5 font-brand text-heading">
        <span className="text-warning">
          <Icon name="alert" />
        </span>
        {text('incidents.title')}
        <span className="font-normal text-muted-foreground tabular-nums">{incidents.length}</span>
      </h2>
      <p className="mt-1 px-5 text-muted-foreground">{text('incidents.lead')}</p>
      {failure && (
        <Alert tone="destructive" className="mx-5 mt-3">
          {failure}
        </Alert>
      )}
      <ul className="mt-3 divide-y border-t">
        {incidents.map((incident) => (
          <Row
            key={incident.id}
            incident={incident}
            timeZone={data?.data.timeZone}
            isBusy={answering === incident.id}
            onAnswer={(resolution) => void answer(incident.id, resolution)}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  incident: Incident
  /** The agency's time zone. */
  timeZone: string | undefined
  isBusy: boolean
  onAnswer: (answer: 'retry' | 'settled') => void
}

function Row({ incident, timeZone, isBusy, onAnswer }: RowProps) {
  const text = useProductTexts()
  const { at } = useMoment()
  const { kind, reference, since, amount, reason, respondBy, canRetry } = incident
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-[min(100%,18rem)] flex-1">
        <p className="font-semibold">
          {text(`incidents.kind.${kind}`)}
          {amount && (
            <>
              {' · '}
              <Amount {...amount} />
            </>
          )}
        </p>
        <p className="text-sm text-muted-foreground">
          {text('incidents.since', { when: at(since, timeZone) })}
          {reference && (
            <>
              {' · '}
              <Link
                href={listHref(paths.bookings, {}, reference)}
                className="-my-2 inline-block py-2 text-link underline underline-offset-4"
              >
                <bdi dir="ltr">{reference}</bdi>
              </Link>
            </>
          )}
        </p>
        {respondBy && (
          <p className="text-sm font-medium">{text('change.until', { when: at(respondBy, timeZone) })}</p>
        )}
        {reason && (
          <p
            lang="en"
            dir="ltr"
            className="text-with-page mt-1 font-mono text-xs break-words text-muted-foreground"
          >
            {reason}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {canRetry && (
          <Button size="small" busy={isBusy} onClick={() => onAnswer('retry')}>
            {text('incidents.retry')}
          </Button>
        )}
        <Button size="small" variant="outline" busy={isBusy} onClick={() => onAnswer('settled')}>
          {text('incidents.settled')}
        </Button>
      </div>
    </li>
  )
}
