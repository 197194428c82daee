import type { BookingServiceTitle } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { phoneHref } from './phone-href.ts'
import { serviceLook } from './service-look.ts'

interface ServiceUnavailableProps {
  t: Text
  /** The engine asked for; null for a page of none. */
  service: BookingServiceTitle | null
  /** Engines that can be booked. */
  services: readonly { title: BookingServiceTitle; path: string }[]
  contactEmail: string
  contactPhone: string
}

/** Answers a page that is not built or an engine that is switched off: says so, and offers the engines that are there and the agency itself. */
export function ServiceUnavailable({
  t,
  service,
  services,
  contactEmail,
  contactPhone,
}: ServiceUnavailableProps) {
  const title = service
    ? t('unavailable.title', { service: t(serviceLook[service].name) })
    : t('unavailable.titlePage')
  return (
    <EmptyState
      icon={service ? serviceLook[service].icon : 'place'}
      level={1}
      title={title}
      className="page-width min-h-[60vh] justify-center"
      actions={
        <>
          {services.map(({ title: name, path }) => (
            <LinkButton key={name} href={path} variant="outline">
              <Icon name={serviceLook[name].icon} />
              {t(serviceLook[name].name)}
            </LinkButton>
          ))}
          <LinkButton href="/" variant={services.length > 0 ? 'ghost' : 'primary'}>
            {t('unavailable.back')}
          </LinkButton>
        </>
      }
    >
      <p>{services.length > 0 ? t('unavailable.hint') : t('unavailable.hintNoServices')}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 text-link">
        {contactPhone && (
          <a href={phoneHref(contactPhone)} className="underline underline-offset-4">
            {t('common.contactPhone', { phone: contactPhone })}
          </a>
        )}
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className="underline underline-offset-4">
            {t('common.contactEmail', { email: contactEmail })}
          </a>
        )}
      </p>
    </EmptyState>
  )
}
