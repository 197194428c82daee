import type { Session } from '../../contract/session.ts'
import type { Text } from '../../platform/text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface InactiveModalProps {
  t: Text
  session: Pick<Session, 'signedIn' | 'isTravelAgent'>
}

/** Blocks an inactive agency's site (spec §2.1): it cannot be dismissed. The agency's people can sign in from here. */
export function InactiveModal({ t, session }: InactiveModalProps) {
  const lock = (
    <span className="mx-auto mb-6 flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground">
      <Icon name="lock" className="size-8" />
    </span>
  )
  const isStaff = session.signedIn && session.isTravelAgent
  const link = isStaff
    ? { href: '/dashboard', name: t('agency.toWork') }
    : { href: '/login', name: t('header.login') }
  return (
    <Dialog
      title={t('agency.inactive')}
      lead={lock}
      className="text-center"
      footer={
        <LinkButton href={link.href} variant="ghost" size="small" className="mx-auto">
          {link.name}
        </LinkButton>
      }
    />
  )
}
