import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { samplesIn } from '../samples.ts'
import { Section, Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const tones = ['solid', 'brand', 'secondary', 'neutral', 'success', 'warning', 'destructive'] as const
const { states, notes } = kitTexts

function ignore(): void {
  // Shows the appearance only.
}

/** Messages and states of progress. */
export function FeedbackSection() {
  const t = useText('shell')
  const { agency, language } = usePage()
  const s = samplesIn(language)
  return (
    <Section id="feedback">
      <Specimen name="Alert" columns={2} bare>
        <Alert tone="info" title={s.holdTitle} action={<Button size="small">{t('common.bookNow')}</Button>}>
          {s.held}
        </Alert>
        <Alert tone="success">{s.booked}</Alert>
        <Alert tone="warning" onDismiss={ignore} dismissLabel={s.dismiss}>
          {s.priceChanged}
        </Alert>
        <Alert
          tone="destructive"
          title={t('deals.failed')}
          action={
            <Button variant="outline" size="small">
              {t('common.retry')}
            </Button>
          }
        >
          {s.cardRefused} {t('unavailable.hint')}
        </Alert>
      </Specimen>
      <Specimen name="Toaster" note={notes.toast}>
        <div className="col-span-full flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => toast.success(s.booked)}>
            success
          </Button>
          <Button variant="outline" onClick={() => toast.info(s.held)}>
            info
          </Button>
          <Button variant="outline" onClick={() => toast.error(s.cardRefused)}>
            error
          </Button>
          <Button
            variant="outline"
            onClick={() => toast.info(s.cancelled, { action: { label: s.undo, onPress: ignore } })}
          >
            {s.undo}
          </Button>
        </div>
        <Toaster texts={{ label: s.messages, close: s.dismiss }} />
      </Specimen>
      <Specimen name="Progress">
        {(['brand', 'success', 'warning', 'destructive'] as const).map((tone, index) => (
          <State key={tone} label={tone}>
            <Progress label={s.search} value={30 + index * 20} tone={tone} />
          </State>
        ))}
        <State label={states.loading}>
          <Progress label={s.search} value={null} />
        </State>
        <State label="ring">
          <span className="flex gap-6">
            <Progress label={s.search} value={64} shape="ring" />
            <Progress label={s.loading} value={null} shape="ring" />
          </span>
        </State>
      </Specimen>
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
