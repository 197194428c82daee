import { usePage } from '@livery/platform'
import { permissionsOf } from '../../../../tenant/permissions.ts'

/** Whether who looks may propose rates to clients: agents whom this site keeps. */
export function useMayPropose(): boolean {
  const { agency, session } = usePage()
  const permissions = permissionsOf(session, agency)
  return permissions.has('menu.proposals') && permissions.has('page.profile')
}
