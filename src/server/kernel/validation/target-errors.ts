import type { FieldError, Tenant } from '../../../contract/types.ts'
import { storedTarget } from '../../../tenant/stored-target.ts'

/**
 * Takes settings that the contract allows and gives the addresses in them that lead elsewhere than they seem to: the
 * contract knows what an address looks like, what a browser makes of it is asked here. Source: security, 13.
 */
export function targetErrors({
  agency,
  links = [],
}: Pick<Tenant, 'links'> & { agency: { returnUrl: string } }): FieldError[] {
  const targets = [
    { field: 'agency.returnUrl', to: agency.returnUrl || '/' },
    ...links.map(({ to }, index) => ({ field: `links[${index}].to`, to })),
  ]
  const reason = 'leads off the site by a trick: write the path as it is, with one slash at its beginning'
  return targets.flatMap(({ field, to }) => (storedTarget(to) === null ? [{ field, reason }] : []))
}
