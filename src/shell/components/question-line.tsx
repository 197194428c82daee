import { useAgency } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { isPresent } from '../../tenant/is-present.ts'
import { Icon } from '../../ui/icon.tsx'

/** Offers the agency's contact for questions; renders nothing if it has no address. */
export function QuestionLine({ t }: { t: Text }) {
  const { contactEmailId } = useAgency()
  if (!isPresent(contactEmailId)) return null
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-accent p-5 text-accent-foreground">
      <span className="font-semibold">{t('cancellation.question')}</span>
      <a
        href={`mailto:${contactEmailId}`}
        className="inline-flex min-h-11 items-center gap-2 wrap-anywhere underline underline-offset-4"
      >
        <Icon name="mail" className="size-4.5" />
        {t('common.contactEmail', { email: contactEmailId })}
      </a>
    </p>
  )
}
