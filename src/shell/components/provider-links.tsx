import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import type { IdentityProvider } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import type { Text } from '../../platform/text.ts'
import { useText } from '../../platform/text.ts'
import { ssoStartHref } from '../../tenant/sso.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { takeProviderRedirect } from '../post-login-redirect.ts'

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

/**
 * Below a sign-in or sign-up form: links to sign in with other accounts, if the agency accepts any. The served HTML
 * contains no redirect, which would split the page cache; the browser adds it.
 */
export function OtherAccounts({ redirect }: { redirect: string | null }) {
  const t = useText('shell')
  const { data } = useQuery(ssoProvidersQuery(useApi()))
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  if (!data || data.data.length === 0) return null
  return (
    <div className="max-w-md">
      <p className="my-5 flex items-center gap-4 text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('login.or')}
      </p>
      <ProviderLinks
        t={t}
        providers={data.data}
        navigateTo={isBrowser ? redirect : null}
        wayBack={() => takeProviderRedirect(redirect, Date.now())}
      />
    </div>
  )
}
