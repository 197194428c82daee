import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const tones = ['solid', 'brand', 'secondary', 'neutral', 'success', 'warning', 'destructive'] as const
const { states } = kitTexts

/** What the product says back. */
export function FeedbackSection() {
  const t = useText('shell')
  const { agency } = usePage()
  return (
    <Section id="feedback">
      <Specimen name="Badge" columns={2}>
        {(['medium', 'small'] as const).map((size) => (
          <State key={size} label={size}>
            <span className="flex flex-wrap gap-3">
              {tones.map((tone) => (
                <Badge key={tone} tone={tone} size={size}>
                  {t('deal.freeCancellation')}
                </Badge>
              ))}
            </span>
          </State>
        ))}
      </Specimen>
      <Specimen name="Skeleton">
        <State label="block">
          <Skeleton className="h-28" />
        </State>
        <State label="text">
          <span className="grid gap-3">
            <Skeleton shape="text" className="w-2/3" />
            <Skeleton shape="text" />
            <Skeleton shape="text" className="w-4/5" />
          </span>
        </State>
        <State label="circle">
          <Skeleton shape="circle" />
        </State>
      </Specimen>
      <Specimen name="EmptyState" columns={2}>
        <State label={states.empty}>
          <EmptyState icon="hotels" level={3} title={t('deals.emptyHotels')}>
            {t('deals.emptyHint')}
          </EmptyState>
        </State>
        <State label={states.failed}>
          <EmptyState
            icon="alert"
            level={3}
            title={t('deals.failed')}
            actions={<Button variant="outline">{t('common.retry')}</Button>}
          >
            {t('common.contactEmail', { email: agency.contactEmailId })}
          </EmptyState>
        </State>
      </Specimen>
    </Section>
  )
}
