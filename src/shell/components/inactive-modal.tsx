import type { Text } from '../../platform/text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Blocks the site of an agency that is not active (spec §2.1): it cannot be dismissed. */
export function InactiveModal({ t }: { t: Text }) {
  const lock = (
    <span className="mx-auto mb-6 flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground">
      <Icon name="lock" className="size-8" />
    </span>
  )
  return <Dialog title={t('agency.inactive')} lead={lock} className="text-center" />
}
