import { Navigate, useLocation } from 'react-router-dom'
import type { BookingServiceTitle } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { resolveRoute } from '../../tenant/resolve-route.ts'
import { serviceOfPath } from '../../tenant/services.ts'
import { useBookableServices } from '../bookable-services.ts'
import { DeadEnd, type DeadEndProps } from '../components/dead-end.tsx'
import { labelOf } from '../components/product-labels.ts'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { useRemotes } from '../remotes-context.tsx'
import { VisitorPageGuard } from '../visitor-page-guard.tsx'

function Unavailable() {
  const path = useLocation().pathname
  const service = serviceOfPath(path)
  const t = useText('shell')
  const page = usePage()
  const bookable = useBookableServices()
  // An in-app link can also lead to an unknown path; the server redirects by itself.
  const route = resolveRoute({ ...page, path, ...useRemotes() })
  if (route.kind === 'redirect') return <Navigate to={route.to} replace />
  return (
    <VisitorPageGuard>
      <ServiceUnavailable
        t={t}
        service={service?.title ?? null}
        services={bookable}
        contactEmail={page.agency.contactEmailId}
        contactPhone={page.agency.contactPhoneNumber}
      />
    </VisitorPageGuard>
  )
}

/** The page for a page or engine that this site does not offer (decision 0037). */
export const page: PageModule = {
  Page: Unavailable,
  head: (t, { agency }) => innerHead(t('unavailable.titlePage'), agency),
  // The checkout of a switched-off product stays open for an existing booking.
  queryParameters: ['reference'],
  maxAge: 300,
  status: 404,
}

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
