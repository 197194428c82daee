import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { identitiesQuery, removeIdentity } from '../../api/identities.ts'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import type { OwnIdentity } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { ssoErrorOf } from '../../tenant/sso.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useMoment } from './use-moment.ts'

/** Which accounts elsewhere log somebody in: each social one can be removed, and others be connected. Nothing where there are none. */
export function IdentitySection({ email }: { email: string }) {
  const t = useText('shell')
  const client = useApi()
  const queries = useQueryClient()
  const query = identitiesQuery(client)
  const { data } = useQuery(query)
  const providers = useQuery(ssoProvidersQuery(client)).data?.data ?? []
  const [asked, setAsked] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: (id: string) => removeIdentity(client, id),
    onSuccess: ({ data: left }) => queries.setQueryData(query.queryKey, left),
    // One that was removed elsewhere: the list says what there is.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  const identities = data?.data ?? []
  const names = new Set(identities.map(({ name }) => name))
  const open = providers.filter(({ kind, name }) => kind === 'social' && !names.has(name))
  if (identities.length === 0 && open.length === 0) return null
  return (
    <ProfileSection title={t('identities.heading')} lead={t('identities.lead')}>
      <div className="space-y-5">
        <Outcome />
        <FormFailure>{formFaults(remove.error, t).error}</FormFailure>
        {identities.length > 0 && (
          <ul className="divide-y rounded-lg border bg-card">
            {identities.map((identity) => (
              <Row
                key={identity.id}
                identity={identity}
                pending={remove.isPending && remove.variables === identity.id}
                onRemove={() => remove.mutate(identity.id)}
              />
            ))}
          </ul>
        )}
        <p role="status" className="text-muted-foreground empty:hidden">
          {remove.isSuccess && t('identities.removed')}
        </p>
        {open.map((provider) =>
          provider.id === asked ? (
            <ConnectForm key={provider.id} provider={provider} email={email} onLeave={() => setAsked(null)} />
          ) : (
            <Button
              key={provider.id}
              variant="outline"
              onClick={() => setAsked(provider.id)}
              className="me-3"
            >
              {t('identities.connect', { name: provider.name })}
            </Button>
          ),
        )}
      </div>
    </ProfileSection>
  )
}

/** How the way to a provider and back ended; whatever else stands in the address says nothing. */
function Outcome() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const [search, setSearch] = useSearchParams()
  const said = search.get('identity')
  const error = ssoErrorOf(said)
  if (error === null && said !== 'connected') return null
  return (
    <Alert
      tone={error ? 'destructive' : 'success'}
      onDismiss={() => setSearch({}, { replace: true })}
      dismissLabel={t('profile.dismiss')}
    >
      {error ? t(`sso.hint.${error}`, { agency: agencyName }) : t('identities.connected')}
    </Alert>
  )
}

interface RowProps {
  identity: OwnIdentity
  pending: boolean
  onRemove: () => void
}

function Row({ identity: { name, kind, createdAt }, pending, onRemove }: RowProps) {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const date = useMoment(createdAt, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4">
      <span className="flex size-11 items-center justify-center rounded-full bg-accent text-accent-foreground max-sm:hidden">
        <Icon name={kind === 'sso' ? 'lock' : 'person'} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {kind === 'sso' ? t('identities.own', { agency: agencyName }) : t('identities.since', { date })}
        </p>
      </div>
      {kind === 'social' && (
        <Button
          variant="ghost"
          busy={pending}
          onClick={onRemove}
          aria-label={t('identities.removeOne', { name })}
        >
          {t('identities.remove')}
        </Button>
      )}
    </li>
  )
}
