import { storedLink } from '../../../../tenant/stored-link.ts'
import type { Routes } from '../../request-context/route.ts'

/** Makes the route that says where a link of the agency leads today. Source: spec §2.2 (/url/{id}, /deal-link). */
export function linkRoutes({ clock }: { clock: () => Date }): Pick<Routes, 'getLink'> {
  return {
    getLink: ({ agency, path }) => ({
      data: storedLink(agency.links ?? [], path.id, clock().toISOString().slice(0, 10)),
    }),
  }
}
