import type { ReactNode } from 'react'
import type { ActivityAnswer } from '../../../../../contract/types.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { featureIcons, ticketIcon } from '../cards/activity-icons.ts'
import { useVisitTexts } from '../cards/use-visit-texts.ts'

/** Features that have a fact of their own, or none on this page. */
const without = ['pickup', 'digital_ticket'] as const

/** What decides at a glance: how long, in which languages, how it is confirmed and shown at the start. */
export function FactRow({ answer: { activity, freeUntilHours } }: { answer: ActivityAnswer }) {
  const text = useProductTexts()
  const visit = useVisitTexts()
  const { duration, languages, confirmation, redemption, pickup, features } = activity
  return (
    <ul className="grid gap-x-8 gap-y-4 border-y py-5 sm:grid-cols-2">
      <Fact icon={iconPaths.clock} term={text('fact.duration')}>
        {visit.duration(duration)}
      </Fact>
      {freeUntilHours !== undefined && (
        <Fact icon={iconPaths.check} term={text('visit.freeCancellation')}>
          {text('visit.freeUntilBefore', { time: visit.before(freeUntilHours) })}
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact icon={iconPaths.globe} term={text('fact.languages')}>
          {visit.languages(languages)}
        </Fact>
      )}
      <Fact icon={iconPaths.spark} term={text(`confirm.${confirmation}`)}>
        {text(`confirm.${confirmation}Hint`)}
      </Fact>
      <Fact icon={ticketIcon} term={text(`redemption.${redemption.by}`)}>
        {text(`redemption.per.${redemption.per}`)}
      </Fact>
      {pickup.offered !== 'none' && (
        <Fact icon={featureIcons.pickup} term={text(`pickup.${pickup.offered}`)}>
          {text('pickup.choose')}
        </Fact>
      )}
      {features
        .filter((feature) => !without.some((one) => one === feature))
        .map((feature) => (
          <Fact key={feature} icon={featureIcons[feature]} term={text(`feature.${feature}`)} />
        ))}
    </ul>
  )
}

interface FactProps {
  /** Path of the icon. */
  icon: string
  term: string
  children?: ReactNode
}

function Fact({ icon, term, children }: FactProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon path={icon} className="mt-0.5 size-5 text-link" />
      <span>
        <span className="block font-semibold">{term}</span>
        {children && <span className="block text-sm text-muted-foreground">{children}</span>}
      </span>
    </li>
  )
}
