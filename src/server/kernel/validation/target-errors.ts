import type { FieldError, Tenant } from '../../../contract/types.ts'
import { storedTarget } from '../../../tenant/stored-target.ts'

/**
 * Returns the errors of addresses in valid settings that lead elsewhere than they seem to: the contract defines an
 * address's form, and this checks how a browser reads it. Source: security, 13.
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
