import type { ReactNode } from 'react'
import type { BookedStay, RoomType } from '../../../../../contract/types.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { mealsIcon } from '../vocabulary/boards.ts'

const { bed, guests, check, alert, wallet, clock } = iconPaths

const icons = { bed, guests, check, alert, wallet, clock, meals: mealsIcon } as const

const looks = {
  main: { line: 'font-semibold', icon: 'text-link' },
  plain: { line: '', icon: 'text-link' },
  good: { line: 'font-medium text-success', icon: '' },
  few: { line: 'font-medium text-warning', icon: '' },
} as const

/** List items: until when cancelling is free, and whether the stay is paid at the property. */
export function RateTerms({ rate: { policy, payment } }: Pick<BookedStay, 'rate'>) {
  const text = useProductTexts()
  const { until, now } = useLocalTime()
  const freeUntil = freeUntilOf(policy, now())
  return (
    <>
      {freeUntil ? (
        <FactLine icon="check" variant="good">
          {text('rate.freeUntil', { when: until(freeUntil) })}
        </FactLine>
      ) : (
        <FactLine icon="alert">{text(policy.isRefundable ? 'rate.partly' : 'rate.nonRefundable')}</FactLine>
      )}
      {payment === 'at_property' && (
        <FactLine icon="wallet" variant="good">
          {text('rate.payAtProperty')}
        </FactLine>
      )}
    </>
  )
}

interface FactLineProps {
  icon: keyof typeof icons
  variant?: keyof typeof looks
  children: ReactNode
}

/** One fact of a stay or a rate, with its icon. */
export function FactLine({ icon, variant = 'plain', children }: FactLineProps) {
  return (
    <li className={classNames('flex items-start gap-2', looks[variant].line)}>
      <Icon path={icons[icon]} className={classNames('mt-0.5 size-4.5', looks[variant].icon)} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Returns a room's name: its type and its view. */
export function useRoomName(): (room: Pick<RoomType, 'kind' | 'view'>) => string {
  const text = useProductTexts()
  return ({ kind, view }) => {
    const name = text(`room.${kind}`)
    return view === 'none' ? name : text('room.withView', { room: name, view: text(`roomView.${view}`) })
  }
}
