import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { identitiesQuery, removeIdentity, sessionsQuery } from '../../api/profile.ts'
import { ssoProvidersQuery } from '../../api/sso-providers.ts'
import type { OwnIdentity } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { requiresSso } from '../../tenant/requires-sso.ts'
import { ssoErrorOf } from '../../tenant/sso.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formFaults } from '../account/form-faults.ts'
import { FormFailure } from '../components/form-failure.tsx'
import { ConnectIdentity } from './connect-identity.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RemoveIdentityDialog } from './remove-identity-dialog.tsx'
import { useMoment } from './use-moment.ts'

/**
 * Connected accounts: each social one can be removed, and others can be connected. Renders nothing if there are none.
 */
export function IdentitySection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useText('shell')
  const agency = useAgency()
  const client = useApi()
  const queries = useQueryClient()
  const query = identitiesQuery(client)
  const { data } = useQuery(query)
  const providers = useQuery(ssoProvidersQuery(client)).data?.data ?? []
  const [search, setSearch] = useSearchParams()
  const remove = useMutation({
    mutationFn: (id: string) => removeIdentity(client, id),
    onSuccess: ({ data: remaining }) => {
      queries.setQueryData(query.queryKey, remaining)
      // Sessions of that provider have ended, so reload the list; its connection notice no longer applies.
      void queries.invalidateQueries({ queryKey: sessionsQuery(client).queryKey })
      if (search.has('identity')) setSearch({}, { replace: true })
    },
    // It was removed elsewhere: reload the list.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  const [removing, setRemoving] = useState<OwnIdentity>()
  const removed = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, and the dialog no longer covers the page.
  useEffect(() => {
    if (remove.isSuccess && !removing) removed.current?.focus()
  }, [remove.isSuccess, removing])
  const identities = data?.data ?? []
  const names = new Set(identities.map(({ name }) => name))
  const open = providers.filter(({ kind, name }) => kind === 'social' && !names.has(name))
  if (identities.length === 0 && open.length === 0 && !remove.isSuccess) return null
  return (
    <ProfileSection
      title={t('identities.heading')}
      lead={
        requiresSso(agency) ? t('identities.leadOwn', { agency: agency.agencyName }) : t('identities.lead')
      }
    >
      <div className="flex flex-col gap-5">
        <IdentityOutcome />
        <FormFailure>{formFaults(remove.error, t).error}</FormFailure>
        {identities.length > 0 && (
          <ul className="divide-y rounded-lg border bg-card">
            {identities.map((identity) => (
              <Row key={identity.id} identity={identity} onRemove={() => setRemoving(identity)} />
            ))}
          </ul>
        )}
        {removing && (
          <RemoveIdentityDialog
            name={removing.name}
            leavesOut={!hasPassword && identities.length === 1 ? email : null}
            pending={remove.isPending}
            onRemove={() => remove.mutate(removing.id, { onSettled: () => setRemoving(undefined) })}
            onClose={() => setRemoving(undefined)}
          />
        )}
        <p
          ref={removed}
          tabIndex={-1}
          role="status"
          className="text-muted-foreground outline-none empty:hidden"
        >
          {remove.isSuccess && t('identities.removed')}
        </p>
        {open.length > 0 && (
          <div className="flex flex-wrap gap-3">
            {open.map((provider) => (
              <ConnectIdentity key={provider.id} {...{ provider, email, hasPassword }} />
            ))}
          </div>
        )}
      </div>
    </ProfileSection>
  )
}

interface RowProps {
  identity: OwnIdentity
  onRemove: () => void
}

function Row({ identity: { name, kind, createdAt }, onRemove }: RowProps) {
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
        <Button variant="ghost" onClick={onRemove} aria-label={t('identities.removeOne', { name })}>
          {t('identities.remove')}
        </Button>
      )}
    </li>
  )
}

/** Result of a provider's sign-in; other parameters in the address are ignored. */
function IdentityOutcome() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const [search, setSearch] = useSearchParams()
  const outcome = search.get('identity')
  const error = ssoErrorOf(outcome)
  const isSaid = error !== null || outcome === 'connected'
  // The page opens at its top, but the user came back for this.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSaid) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isSaid])
  if (!isSaid) return null
  // Denying consent at the provider is not an error.
  const failed = error === 'denied' ? 'info' : 'destructive'
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert
        tone={error ? failed : 'success'}
        title={error ? t(`sso.error.${error}`) : undefined}
        onDismiss={() => setSearch({}, { replace: true })}
        dismissLabel={t('profile.dismiss')}
      >
        {error ? t(`sso.hint.${error}`, { agency: agencyName }) : t('identities.connected')}
      </Alert>
    </div>
  )
}
