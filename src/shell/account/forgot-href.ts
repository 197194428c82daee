import { internalPath } from '../../tenant/internal-path.ts'
import { withParameter } from '../../tenant/with-parameter.ts'

/** Address where a new password is asked for by somebody who was on their way to `redirect`, if that is of this site. */
export function forgotHref(redirect: string | null): string {
  const target = internalPath(redirect)
  return target === null || target === '/'
    ? '/forgotpassword'
    : withParameter('/forgotpassword', 'redirect', target)
}
