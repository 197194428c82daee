import { addParameter } from '../../tenant/add-parameter.ts'
import { internalPath } from '../../tenant/internal-path.ts'

/** Address where a new password is asked for by somebody who was on their way to `redirect`, if that is of this site. */
export function forgotHref(redirect: string | null): string {
  const target = internalPath(redirect)
  return target === null || target === '/'
    ? '/forgotpassword'
    : addParameter('/forgotpassword', 'redirect', target)
}
