import type { ReactNode } from 'react'
import type { Text } from '../../platform/text.ts'

/** One mark: a card in the footer's own colours, so that no brand's row of logos clashes with it. */
function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="aspect-[8/5] rounded-sm bg-deep-foreground text-deep">
      <span className="sr-only">{name}</span>
      <svg viewBox="0 0 64 40" className="size-full" fill="currentColor" direction="ltr" aria-hidden="true">
        {children}
      </svg>
    </li>
  )
}

const lettering = { fontFamily: 'Arial, sans-serif', fontWeight: 700, textAnchor: 'middle' } as const

/** What the agency accepts, in the order of spec §2.6: Discover, Visa, American Express, Master Card, Bitcoin. */
export function PaymentMarks({ t }: { t: Text }) {
  return (
    <ul className="grid max-w-80 grid-cols-5 gap-2">
      <Mark name={t('payment.discover')}>
        <text
          x="28.2"
          y="24"
          fontSize="10"
          {...lettering}
          textAnchor="end"
          textLength="22"
          lengthAdjust="spacingAndGlyphs"
        >
          DISC
        </text>
        <circle cx="32.6" cy="20.3" r="3.9" />
        <text
          x="37"
          y="24"
          fontSize="10"
          {...lettering}
          textAnchor="start"
          textLength="20"
          lengthAdjust="spacingAndGlyphs"
        >
          VER
        </text>
      </Mark>
      <Mark name={t('payment.visa')}>
        <text x="32" y="26.5" fontSize="18" fontStyle="italic" {...lettering} letterSpacing="-0.5">
          VISA
        </text>
      </Mark>
      <Mark name={t('payment.americanExpress')}>
        <rect x="9" y="7" width="46" height="26" rx="3" />
        <text
          x="32"
          y="18.5"
          fontSize="9"
          {...lettering}
          className="fill-deep-foreground"
          textLength="38"
          lengthAdjust="spacingAndGlyphs"
        >
          AMERICAN
        </text>
        <text
          x="32"
          y="28"
          fontSize="9"
          {...lettering}
          className="fill-deep-foreground"
          textLength="38"
          lengthAdjust="spacingAndGlyphs"
        >
          EXPRESS
        </text>
      </Mark>
      <Mark name={t('payment.masterCard')}>
        <circle cx="26" cy="20" r="10.5" opacity="0.95" />
        <circle cx="38" cy="20" r="10.5" opacity="0.55" />
      </Mark>
      <Mark name={t('payment.bitcoin')}>
        <circle cx="32" cy="20" r="12" />
        <path
          className="fill-deep-foreground"
          d="M28.2 13.3h2v-2h1.7v2h1.3v-2h1.7v2.2c1.9.4 3 1.5 3 3.1 0 1.3-.7 2.2-1.7 2.7 1.4.4 2.3 1.4 2.3 3 0 2.2-1.6 3.5-3.8 3.8v2.1H33v-2h-1.3v2H30v-2h-2.7v-1.7h1.4v-9.5h-1.4v-1.7Zm2.8 1.9v3.3h2.5c1.2 0 2-.6 2-1.7s-.8-1.6-2-1.6Zm0 5v3.9h2.9c1.4 0 2.2-.7 2.2-2s-.9-1.9-2.3-1.9Z"
        />
      </Mark>
    </ul>
  )
}
