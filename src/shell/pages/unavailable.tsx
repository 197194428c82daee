import { useLocation } from 'react-router-dom'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { activeServices, type Service, serviceOfPath } from '../../tenant/services.ts'
import { ServiceUnavailable } from '../components/service-unavailable.tsx'
import { innerHead } from '../document-head.ts'
import type { PageModule } from '../page-module.ts'
import { useRemotes } from '../remotes-context.tsx'

function Unavailable() {
  const service = serviceOfPath(useLocation().pathname)
  const t = useText('shell')
  const agency = useAgency()
  const { remotes } = useRemotes()
  const isBuilt = ({ path }: Service) =>
    remotes.some(({ routes }) => routes.some((route) => matchPath(route, path)))
  return (
    <ServiceUnavailable
      t={t}
      service={service?.title ?? null}
      services={activeServices(agency).filter((one) => one !== service && isBuilt(one))}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    />
  )
}

/** The state of a page or an engine that this site does not offer (architecture, point 2). */
export const page: PageModule = {
  Page: Unavailable,
  head: (t, { agency }) => innerHead(t('unavailable.titlePage'), agency),
  maxAge: 300,
  status: 404,
}
