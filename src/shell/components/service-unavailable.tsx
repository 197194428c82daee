import type { BookingServiceTitle } from '../../contract/types.ts'
import { DeadEnd, type DeadEndProps } from './dead-end.tsx'
import { serviceLook } from './service-look.ts'

interface ServiceUnavailableProps
  extends Pick<DeadEndProps, 't' | 'services' | 'contactEmail' | 'contactPhone'> {
  /** The engine asked for; null for a page of none. */
  service: BookingServiceTitle | null
}

/** Answers a page that is not built or an engine that is switched off: says so, and offers the engines that are there and the agency itself. */
export function ServiceUnavailable({ service, ...rest }: ServiceUnavailableProps) {
  const { t, services = [] } = rest
  const title = service
    ? t('unavailable.title', { service: t(serviceLook[service].name) })
    : t('unavailable.titlePage')
  return (
    <DeadEnd {...rest} icon={service ? serviceLook[service].icon : 'place'} title={title}>
      {services.length > 0 ? t('unavailable.hint') : t('unavailable.hintNoServices')}
    </DeadEnd>
  )
}
