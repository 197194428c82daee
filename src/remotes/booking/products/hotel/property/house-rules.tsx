import type { Hotel } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { moreIconPaths } from '../../../../../ui/more-icon-paths.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'

/** Check-in and check-out times, and the property's rules. */
export function HouseRules({ hotel }: { hotel: Hotel }) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const { checkIn, checkOut, rules, address } = hotel
  return (
    <section aria-labelledby="rules-title" id="rules" className="scroll-mt-3">
      <h2 id="rules-title" className="font-brand text-heading">
        {text('rules.title')}
      </h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div className="rounded-lg border bg-card p-4">
          <dt className="text-sm text-muted-foreground">{text('rules.checkIn')}</dt>
          <dd className="font-bold">
            {checkIn.until
              ? text('rules.between', { from: timeOfDay(checkIn.from), until: timeOfDay(checkIn.until) })
              : text('rules.from', { time: timeOfDay(checkIn.from) })}
          </dd>
        </div>
        <div className="rounded-lg border bg-card p-4">
          <dt className="text-sm text-muted-foreground">{text('rules.checkOut')}</dt>
          <dd className="font-bold">{text('rules.until', { time: timeOfDay(checkOut.until) })}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted-foreground">{text('rules.local', { place: address.city })}</p>
      <Rules rules={rules} />
    </section>
  )
}

function Rules({ rules }: { rules: Hotel['rules'] }) {
  const text = useProductTexts()
  const { timeOfDay } = useLocalTime()
  const { minimumAge, pets, smoking, hasExtraBeds, quietHours } = rules
  const sentences = [
    text('rule.minimumAge', { age: minimumAge }),
    text(`rule.pets.${pets}`),
    text(`rule.smoking.${smoking}`),
    text(hasExtraBeds ? 'rule.extraBeds' : 'rule.noExtraBeds'),
    ...(quietHours
      ? [text('rule.quiet', { from: timeOfDay(quietHours.from), until: timeOfDay(quietHours.until) })]
      : []),
  ]
  return (
    <ul className="mt-4 grid gap-2 sm:grid-cols-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <Icon path={moreIconPaths.info} className="mt-0.5 size-4.5 text-link" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
