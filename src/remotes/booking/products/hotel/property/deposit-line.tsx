import { usePage } from '@livery/platform'
import type { HotelRate } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { useDay } from '../../../spine/words/use-day.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { FactLine } from '../booked/fact-line.tsx'

/** How much of a rate is paid with the booking, and when the rest is: a line of a list. What is booked has its payments instead. */
export function DepositLine({ percent, balanceOn }: NonNullable<HotelRate['deposit']>) {
  const text = useWords()
  const day = useDay()
  const { agency, language } = usePage()
  const share = new Intl.NumberFormat(localeOf(language, agency), { style: 'percent' })
  return (
    <FactLine icon="wallet" look="good">
      {text('rate.deposit', { percent: share.format(percent / 100), day: day(balanceOn) })}
    </FactLine>
  )
}
