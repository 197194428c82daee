import type { BookingServiceTitle } from '../../contract/types.ts'
import { DeadEnd, type DeadEndProps } from './dead-end.tsx'
import { labelOf } from './product-labels.ts'

interface ServiceUnavailableProps
  extends Pick<DeadEndProps, 't' | 'services' | 'contactEmail' | 'contactPhone'> {
  /** The engine asked for; null for a page of none. */
  service: BookingServiceTitle | null
}

/**
 * Answers a page that is not built or an engine that is switched off: says so, and offers the engines that are there and
 * the agency itself. An engine that can be booked here is not denied for one page of it.
 */
export function ServiceUnavailable({ service, ...rest }: ServiceUnavailableProps) {
  const { t, services = [] } = rest
  const isBookable = services.some(({ title }) => title === service)
  return (
    <DeadEnd {...rest} icon={service ? labelOf(service).icon : 'place'} title={titleOf()}>
      {t(hintOf())}
    </DeadEnd>
  )

  function titleOf(): string {
    if (isBookable) return t('unavailable.titleNow')
    if (service) return t('unavailable.title', { service: t(labelOf(service).name) })
    return t('unavailable.titlePage')
  }

  function hintOf() {
    if (isBookable) return 'unavailable.hintNow'
    return services.length > 0 ? 'unavailable.hint' : 'unavailable.hintNoServices'
  }
}
