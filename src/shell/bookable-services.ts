import { useAgency } from '../platform/page.tsx'
import { matchPath } from '../tenant/match-path.ts'
import { activeServices, type Service } from '../tenant/services.ts'
import { useRemotes } from './remotes-context.tsx'

/** Returns the agency's active services whose start page some part of this deployment answers. */
export function useBookableServices(): Service[] {
  const agency = useAgency()
  const { remotes } = useRemotes()
  const isBuilt = ({ path }: Service) =>
    remotes.some(({ routes }) => routes.some((route) => matchPath(route, path)))
  return activeServices(agency).filter(isBuilt)
}
