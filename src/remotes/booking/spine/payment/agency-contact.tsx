import { useAgency } from '@livery/platform'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'

const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4 hover:decoration-2'

/** The agency's phone number and e-mail address. */
export function AgencyContact({ className }: { className?: string }) {
  const { contactPhoneNumber, contactEmailId } = useAgency()
  return (
    <p className={classNames('flex flex-wrap gap-x-6', className)}>
      {contactPhoneNumber && (
        <a href={`tel:${contactPhoneNumber.replaceAll(/[^+\d]/g, '')}`} className={linkClass}>
          <Icon name="phone" className="size-4.5" />
          <bdi dir="ltr">{contactPhoneNumber}</bdi>
        </a>
      )}
      {contactEmailId && (
        <a href={`mailto:${contactEmailId}`} className={linkClass}>
          <Icon name="mail" className="size-4.5" />
          <bdi>{contactEmailId}</bdi>
        </a>
      )}
    </p>
  )
}
