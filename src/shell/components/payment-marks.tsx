import type { Text } from '../../platform/text.ts'
import marks from '../../ui/footer-marks.svg?no-inline'

/** Accepted payments, in the order of spec §2.6: Discover, Visa, American Express, Master Card, Bitcoin. */
const payments = [
  ['discover', 'payment.discover'],
  ['visa', 'payment.visa'],
  ['american-express', 'payment.americanExpress'],
  ['master-card', 'payment.masterCard'],
  ['bitcoin', 'payment.bitcoin'],
] as const

/**
 * Payment marks in the footer's colours, so that no row of brand logos clashes with it: `fill` is the background,
 * `color` the mark.
 */
export function PaymentMarks({ t }: { t: Text }) {
  return (
    <ul className="grid max-w-80 grid-cols-5 gap-2">
      {payments.map(([mark, name]) => (
        <li key={mark} className="aspect-[8/5] rounded-sm bg-deep-foreground">
          <span className="sr-only">{t(name)}</span>
          <svg
            className="size-full forced-color-adjust-none fill-deep text-deep-foreground"
            direction="ltr"
            aria-hidden="true"
          >
            <use href={`${marks}#${mark}`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
