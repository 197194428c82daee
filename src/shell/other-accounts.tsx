import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ssoProvidersQuery } from '../api/sso-providers.ts'
import { useApi } from '../platform/api.tsx'
import { useText } from '../platform/text.ts'
import { ProviderLinks } from './components/provider-links.tsx'
import { takeProviderRedirect } from './post-login-redirect.ts'

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
