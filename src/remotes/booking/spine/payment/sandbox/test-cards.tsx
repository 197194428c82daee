import { type SandboxOutcome, sandboxCards } from '../../../../../tenant/sandbox-token.ts'
import { useProductTexts } from '../../formatting/use-product-texts.ts'
import { formatNumber } from './formatted-field.tsx'

/** The cards that are most useful in a demo; the sandbox knows more. */
const offered = [
  'success',
  'three_d_secure',
  'insufficient_funds',
  'lost_card',
  'timeout',
  'late_webhook',
] as const satisfies readonly SandboxOutcome[]

interface TestCardsProps {
  /** The number in the field. */
  chosen: string
  onChoose: (number: string) => void
}

/** The test gateway's cards and what each does; a click fills the form. */
export function TestCards({ chosen, onChoose }: TestCardsProps) {
  const text = useProductTexts()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{text('payment.test.cards')}</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {offered.map((outcome) => {
          const number = formatNumber(sandboxCards[outcome])
          return (
            <li key={outcome}>
              <button
                type="button"
                aria-pressed={chosen === number}
                onClick={() => onChoose(number)}
                className="test-card"
              >
                <span className="font-semibold">{text(`payment.test.${outcome}`)}</span>
                <bdi dir="ltr" className="text-sm text-muted-foreground tabular-nums">
                  {number}
                </bdi>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
