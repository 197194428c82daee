import type { Text } from '../../platform/text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Page for a host name without an agency (spec §2.1): a complete page, since no agency's theme applies. */
export function AgencyNotFound({ t }: { t: Text }) {
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center">
      <EmptyState icon="globe" level={1} title={t('agency.notFound')}>
        {t('agency.notFoundHint')}
      </EmptyState>
    </main>
  )
}
