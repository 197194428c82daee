import { useId } from 'react'
import type { ActivityOption, ActivitySlot, UnitRefusal } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { featureIcons } from '../cards/activity-icons.ts'
import { useLanguageName } from '../cards/use-language-name.ts'
import { useVisitTexts } from '../cards/use-visit-texts.ts'
import { ForeignText } from './foreign-text.tsx'
import { SlotChoices } from './slot-choices.tsx'
import { useRefusalText } from './use-refusal-text.ts'
import type { VisitChoice } from './use-visit-choice.ts'

interface OptionListProps {
  options: readonly ActivityOption[]
  contentLanguage: string
  choice: VisitChoice
}

/** The options of a day with their start times; one start time is chosen. */
export function OptionList({ options, contentLanguage, choice }: OptionListProps) {
  const text = useProductTexts()
  const group = useId()
  const { slots, chosen, setSlot } = choice
  if (!slots) return null
  const found = options.flatMap((option) => {
    const own = slots.options.find((one) => one.option === option.option)
    return own && (own.slots.length > 0 || own.refusal) ? [{ ...own, option }] : []
  })
  return (
    <fieldset aria-busy={choice.isOld} className="grid gap-3 aria-busy:opacity-60">
      <legend className="mb-2 font-bold">{text('choice.options')}</legend>
      {found.map(({ option, slots: times, refusal }) => (
        <OptionCard
          key={option.option}
          {...{ option, times, refusal, contentLanguage, group }}
          chosen={chosen?.option.option === option.option ? chosen.slot : null}
          onChoose={(slot) => setSlot(option.option, slot)}
        />
      ))}
    </fieldset>
  )
}

interface OptionCardProps {
  option: ActivityOption
  times: readonly ActivitySlot[]
  refusal: UnitRefusal | undefined
  contentLanguage: string
  /** Name of the radio buttons of all options. */
  group: string
  chosen: ActivitySlot | null
  onChoose: (slot: string) => void
}

function OptionCard(props: OptionCardProps) {
  const { option, times, refusal, contentLanguage, group, chosen, onChoose } = props
  const text = useProductTexts()
  const write = useAmounts()
  const refusalText = useRefusalText()
  const visit = useVisitTexts()
  const languageName = useLanguageName()
  const { language, pickup, pricedBy, duration } = option
  const price = (chosen ?? times.find(({ rateKey }) => rateKey))?.price
  return (
    <div
      data-chosen={chosen ? '' : undefined}
      className="rounded-lg border bg-card p-4 data-chosen:border-brand-edge data-chosen:inset-ring data-chosen:inset-ring-brand-edge"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="font-bold">
          <ForeignText language={contentLanguage}>{option.title}</ForeignText>
        </p>
        {price && (
          <p className="shrink-0 text-end font-bold tabular-nums">{write(price.total, price.currency)}</p>
        )}
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
        <li className="flex items-center gap-1.5">
          <Icon name="clock" className="size-4" />
          {visit.duration(duration)}
        </li>
        {language && (
          <li className="flex items-center gap-1.5">
            <Icon name="globe" className="size-4" />
            {text(`guide.${language.by}`, { language: languageName(language.language) })}
          </li>
        )}
        {pickup && (
          <li className="flex items-center gap-1.5">
            <Icon path={featureIcons.pickup} className="size-4" />
            {text('feature.pickup')}
          </li>
        )}
        {pricedBy === 'group' && (
          <li>
            <Badge tone="brand" size="small">
              {text('choice.groupPrice')}
            </Badge>
          </li>
        )}
      </ul>
      {refusal ? (
        <p className="mt-3 flex items-start gap-1.5 text-sm font-semibold">
          <Icon name="alert" className="mt-0.5 size-4 text-warning" />
          {refusalText(refusal, option)}
        </p>
      ) : (
        <SlotChoices {...{ option, times, group, chosen, onChoose }} />
      )}
      {chosen && <SlotTerms slot={chosen} />}
    </div>
  )
}

/** Until when cancelling is free, how it is confirmed, and how long a ticket is valid. */
function SlotTerms({ slot: { policy, confirmation, time } }: { slot: ActivitySlot }) {
  const text = useProductTexts()
  const { until, now, at } = useLocalTime()
  const freeUntil = policy && freeUntilOf(policy, now())
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {policy && (
        <li className={`flex items-start gap-1.5 ${freeUntil ? 'font-medium text-success' : ''}`}>
          <Icon name={freeUntil ? 'check' : 'alert'} className="mt-0.5 size-4" />
          {freeUntil
            ? text('visit.freeUntil', { when: until(freeUntil) })
            : text(policy.isRefundable ? 'visit.partly' : 'visit.finalSale')}
        </li>
      )}
      <li className="flex items-start gap-1.5">
        <Icon name={confirmation === 'instant' ? 'spark' : 'mail'} className="mt-0.5 size-4 text-link" />
        {text(confirmation === 'instant' ? 'confirm.instant' : 'confirm.manualHint')}
      </li>
      {time.validUntil && (
        <li className="flex items-start gap-1.5">
          <Icon name="calendar" className="mt-0.5 size-4 text-link" />
          {text('visit.validUntil', { day: at(time.validUntil) })}
        </li>
      )}
    </ul>
  )
}
