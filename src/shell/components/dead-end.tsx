import type { ReactNode } from 'react'
import type { BookingServiceTitle } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { phoneHref } from './phone-href.ts'
import { labelOf } from './product-labels.ts'

export interface DeadEndProps {
  t: Text
  icon: IconName | { path: string }
  title: string
  /** What happened and what to do next. */
  children?: ReactNode
  /** Engines that can be booked. */
  services?: readonly { title: BookingServiceTitle; path: string }[]
  homeHref?: string
  /** Label of the home link, if the shared texts are not available. */
  homeLabel?: string
  /** Empty if the agency has none. */
  contactEmail: string
  contactPhone: string
}

/** A page for missing content: reports it, and links to the available engines, the agency's contact and home. */
export function DeadEnd(props: DeadEndProps) {
  const {
    t,
    icon,
    title,
    children,
    services = [],
    homeHref = '/',
    homeLabel,
    contactEmail,
    contactPhone,
  } = props
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      className="page-width min-h-[60vh] justify-center"
      actions={
        <>
          {services.map(({ title: name, path }) => (
            <LinkButton key={name} href={path} variant="outline">
              <Icon name={labelOf(name).icon} />
              {t(labelOf(name).name)}
            </LinkButton>
          ))}
          <LinkButton href={homeHref} variant={services.length > 0 ? 'ghost' : 'primary'}>
            {homeLabel ?? t('unavailable.back')}
          </LinkButton>
        </>
      }
    >
      {children && <p>{children}</p>}
      <ContactMethods t={t} contactEmail={contactEmail} contactPhone={contactPhone} />
    </EmptyState>
  )
}

interface ContactMethodsProps {
  t: Text
  /** Empty if the agency has none. */
  contactEmail: string
  contactPhone: string
}

/** Ways to contact the agency: phone and e-mail, if there are any. */
export function ContactMethods({ t, contactEmail, contactPhone }: ContactMethodsProps) {
  return (
    <p className="mt-3 flex flex-wrap justify-center gap-x-6 text-link *:inline-flex *:min-h-11 *:items-center">
      {isPresent(contactPhone) && (
        <a href={phoneHref(contactPhone)} className="underline underline-offset-4">
          {t('common.contactPhone', { phone: `\u2068${contactPhone}\u2069` })}
        </a>
      )}
      {isPresent(contactEmail) && (
        <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
          {t('common.contactEmail', { email: contactEmail })}
        </a>
      )}
    </p>
  )
}
