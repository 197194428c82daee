import { useState } from 'react'
import type { ActivityAnswer } from '../../../../../contract/types.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Drawer } from '../../../../../ui/drawer.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { BookingChoice } from './booking-choice.tsx'
import type { VisitChoice } from './use-visit-choice.ts'
import { VisitTerms, VisitTotal } from './visit-total.tsx'

interface BookingBarProps {
  answer: ActivityAnswer
  choice: VisitChoice
}

/** The price in one line at the foot of a phone's screen; its button opens the choice in a sheet. */
export function BookingBar({ answer, choice }: BookingBarProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at } = useLocalTime()
  const [isOpen, setIsOpen] = useState(false)
  const price = choice.chosen?.slot.price
  return (
    <div className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 flex items-center justify-between gap-4 border-t bg-card px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float lg:hidden">
      {price && choice.date ? (
        <p className="leading-tight">
          <span className="block text-lg font-bold tabular-nums">{write(price.total, price.currency)}</span>
          <span className="text-xs text-muted-foreground">{at(choice.date)}</span>
        </p>
      ) : (
        <p className="text-sm font-semibold">{text('choice.chooseDay')}</p>
      )}
      <Button size="large" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text('choice.open')}
      </Button>
      <Drawer
        title={text('choice.title')}
        closeLabel={text('choice.close')}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        side="bottom"
        footer={
          choice.chosen && (
            <div data-part="booking" className="w-full">
              <VisitTotal {...{ answer, choice }} />
            </div>
          )
        }
      >
        {/* The drawer is rendered at the end of the page, outside the scope of the part's styles. */}
        <div data-part="booking" className="grid gap-5">
          <BookingChoice {...{ answer, choice }} />
          <VisitTerms {...{ answer, choice }} />
        </div>
      </Drawer>
    </div>
  )
}
