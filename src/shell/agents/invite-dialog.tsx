import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { isEmailAddress } from '../../tenant/is-email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Role, RoleFields } from './role-fields.tsx'
import { isTaken, useAgentChanges } from './use-agent-changes.ts'

const defaultRole: Role = { userType: 'SalesAgent', isRestricted: false }

/** Asks for the name, address and role of a new agent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText('shell')
  const form = useId()
  const { invite } = useAgentChanges()
  const [person, setPerson] = useState({ firstName: '', lastName: '', email: '' })
  const [role, setRole] = useState(defaultRole)
  const [isChecked, setIsChecked] = useState(false)
  const email = person.email.trim()
  const isSame = invite.variables?.email === email
  const errors = {
    firstName: person.firstName.trim() === '' ? t('agents.nameRequired') : undefined,
    lastName: person.lastName.trim() === '' ? t('agents.nameRequired') : undefined,
    email: emailError(email, isSame && isTaken(invite.error)),
  }

  function emailError(address: string, taken: boolean): string | undefined {
    if (address === '') return t('agents.emailRequired')
    if (!isEmailAddress(address)) return t('agents.emailInvalid')
    return taken ? t('agents.taken') : undefined
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const wrong = Object.keys(errors).find((name) => errors[name as keyof typeof errors])
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    if (wrong || invite.isPending) return
    const names = { firstName: person.firstName.trim(), lastName: person.lastName.trim() }
    invite.mutate({ ...names, email, ...role }, { onSuccess: onClose })
  }

  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    maxLength: name === 'email' ? 254 : 80,
    required: true,
    error: isChecked ? errors[name] : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setPerson((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <Dialog
      title={t('agents.invite')}
      description={t('agents.inviteHint')}
      onClose={onClose}
      closeLabel={t('agents.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('agents.cancel')}
          </Button>
          <Button type="submit" form={form} busy={invite.isPending}>
            {t('agents.send')}
          </Button>
        </>
      }
    >
      <form method="post" id={form} onSubmit={submit} noValidate className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('agents.firstName')} autoComplete="off" {...field('firstName')} />
          <Field label={t('agents.lastName')} autoComplete="off" {...field('lastName')} />
        </div>
        <Field
          label={t('agents.email')}
          type="email"
          autoComplete="off"
          start={<Icon name="mail" className="size-5 text-muted-foreground" />}
          {...field('email')}
        />
        <RoleFields role={role} onChange={setRole} />
      </form>
    </Dialog>
  )
}
