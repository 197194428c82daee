import { addParameter } from '../../tenant/add-parameter.ts'
import { internalPath } from '../../tenant/internal-path.ts'

/** Returns the address of the forgotten-password page, with the user's redirect if it is on this site. */
export function forgotHref(redirect: string | null): string {
  const target = internalPath(redirect)
  return target === null || target === '/'
    ? '/forgotpassword'
    : addParameter('/forgotpassword', 'redirect', target)
}
