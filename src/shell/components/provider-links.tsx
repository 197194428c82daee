import type { MouseEvent } from 'react'
import type { IdentityProvider } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { ssoStartHref } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'

interface ProviderLinksProps {
  t: Text
  providers: readonly IdentityProvider[]
  /** Address to return to. */
  navigateTo: string | null
  /** Returns a better return address at the moment of the click. */
  wayBack?: () => string
}

/** A button for each provider. The server redirects from there, so that they work without scripts too. */
export function ProviderLinks({ t, providers, navigateTo, wayBack }: ProviderLinksProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    if (wayBack) event.currentTarget.href = ssoStartHref(id, wayBack())
  }
  return (
    <ul className="space-y-3">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a
            href={ssoStartHref(id, navigateTo)}
            onClick={(event) => go(event, id)}
            className={buttonClasses({ variant: 'outline', size: 'large', wide: true })}
          >
            <Icon name="person" />
            {t('login.continueWith', { provider: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
