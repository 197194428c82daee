import type { Text } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What a host name without an agency answers (spec §2.1): a whole page, since there is no agency to dress it. */
export function AgencyNotFound({ t }: { t: Text }) {
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center">
      <EmptyState icon="globe" level={1} title={t('agency.notFound')}>
        {t('agency.notFoundHint')}
      </EmptyState>
    </main>
  )
}
