import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { phoneHref } from './phone-href.ts'

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
