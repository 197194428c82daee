import type { Booking } from '../../../../contract/types.ts'
import { buttonClasses } from '../../../../ui/button-classes.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import { hasPapers } from '../item/has-papers.ts'
import { useWords } from '../words/use-words.ts'

/** The voucher, to be opened and printed or kept, and what is confirmed for one's calendar. */
export function BookingPapers({ booking }: { booking: Booking }) {
  const text = useWords()
  if (!hasPapers(booking)) return null
  const { reference } = booking
  const voucher = `/api/bookings/${reference}/voucher`
  return (
    <section
      aria-label={text('confirmation.papers')}
      className="grid gap-2.5 rounded-xl border bg-card p-5 shadow-card"
    >
      <a href={voucher} target="_blank" rel="noreferrer" className={buttonClasses({ wide: true })}>
        <Icon path={moreIconPaths.file} className="size-4.5" />
        {text('confirmation.voucher')}
      </a>
      <p className="text-sm text-muted-foreground">{text('confirmation.voucherHint')}</p>
      <a
        href={voucher}
        download={`${reference}.pdf`}
        className={buttonClasses({ variant: 'outline', wide: true })}
      >
        <Icon path={moreIconPaths.download} className="size-4.5" />
        {text('confirmation.keep')}
      </a>
      <a
        href={`/api/bookings/${reference}/calendar`}
        download={`${reference}.ics`}
        className={buttonClasses({ variant: 'outline', wide: true })}
      >
        <Icon name="calendar" className="size-4.5" />
        {text('confirmation.calendar')}
      </a>
    </section>
  )
}
