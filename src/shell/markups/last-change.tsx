import type { AgencyMarkups } from '../../contract/types.ts'
import { useText } from '../../platform/text.ts'
import { useMoment } from '../profile/use-moment.ts'

/** Who changed the rules last, and when; nothing where it was the agency's folder, or nobody. */
export function LastChange({ updatedAt, updatedBy }: Pick<AgencyMarkups, 'updatedAt' | 'updatedBy'>) {
  if (updatedAt === null || updatedBy === null) return null
  return <Line at={updatedAt} name={updatedBy} />
}

function Line({ at, name }: { at: string; name: string }) {
  const t = useText('shell')
  const date = useMoment(at, { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="text-sm text-muted-foreground">{t('markups.changed', { name, date })}</p>
}
