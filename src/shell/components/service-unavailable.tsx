import type { BookingServiceTitle } from '../../contract/types.ts'
import { DeadEnd, type DeadEndProps } from './dead-end.tsx'
import { labelOf } from './product-labels.ts'

interface ServiceUnavailableProps
  extends Pick<DeadEndProps, 't' | 'services' | 'contactEmail' | 'contactPhone'> {
  /** The requested engine; null for a page without one. */
  service: BookingServiceTitle | null
}

/**
 * Page for one that does not exist or an engine that is switched off: links to available engines and the agency's
 * contact. A bookable engine is not called unavailable because of one page.
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
