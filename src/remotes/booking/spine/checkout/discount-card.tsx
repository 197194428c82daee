import { useSession } from '@livery/platform'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import type { Quote, UpdateQuoteRequest } from '../../../../contract/types.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/amount.tsx'
import { useFirstItem } from '../product/items.tsx'
import { FormSection } from './form-section.tsx'
import type { CheckedQuote } from './use-quote.ts'

/** The server's English reasons for refusing a code, with their meaning. */
const reasons: readonly [RegExp, PromoFault][] = [
  [/not valid for what is booked/, 'notFor'],
  [/nothing is paid here/, 'nothingDue'],
  [/bookings with a higher total/, 'dearer'],
]

type DiscountCardProps = Pick<CheckedQuote, 'change' | 'hasLostPromo'> & { quote: Quote }

/** Discounts of the agency: a code, and the wallet of a signed-in user. */
export function DiscountCard({ quote, change, hasLostPromo }: DiscountCardProps) {
  const text = useProductTexts()
  const { isRewardWalletEnable } = useSession()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const promo = quote.discounts.find(({ kind }) => kind === 'promo')
  const hasWallet = isRewardWalletEnable === true && quote.credits !== undefined && quote.credits.amount > 0
  const isPaidHere = !useFirstItem(quote).facts.isPaidLocally
  if (!isPaidHere || !(quote.takesPromo || hasWallet)) return null

  async function send(update: UpdateQuoteRequest): Promise<boolean> {
    if (isSending.current) return false
    isSending.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      await change(update)
      return true
    } catch (error) {
      setFailure(text(`checkout.promoFault.${promoFault(error instanceof ApiError ? error : null)}`))
      return false
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  return (
    <FormSection title={text('checkout.discounts')}>
      {quote.takesPromo &&
        (promo ? (
          <AddedCode
            code={promo.code ?? ''}
            amount={promo.amount}
            quote={quote}
            isBusy={isBusy}
            send={send}
          />
        ) : (
          <CodeForm
            failure={failure ?? (hasLostPromo ? text('checkout.promoLost') : undefined)}
            isBusy={isBusy}
            send={send}
          />
        ))}
      {hasWallet && <WalletTick quote={quote} send={send} />}
      {(promo || !quote.takesPromo) && failure && (
        <p role="alert" className="text-sm font-medium text-destructive">
          {failure}
        </p>
      )}
    </FormSection>
  )
}

interface DiscountFormProps {
  isBusy: boolean
  send: (change: UpdateQuoteRequest) => Promise<boolean>
}

const CODE_MAX = 32

function CodeForm({ failure, isBusy, send }: DiscountFormProps & { failure: string | undefined }) {
  const text = useProductTexts()
  const [code, setCode] = useState('')
  const [own, setOwn] = useState<string>()
  return (
    <form
      method="post"
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = code.trim()
        const isCode = /^[A-Za-z0-9][A-Za-z0-9_-]{1,31}$/.test(wanted)
        setOwn(
          isCode
            ? undefined
            : text(wanted === '' ? 'checkout.promoFault.empty' : 'checkout.promoFault.unknown'),
        )
        if (isCode) void send({ promoCode: wanted })
      }}
    >
      <Field
        label={text('checkout.promo')}
        value={code}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_MAX}
        error={own ?? failure}
        className="min-w-0 flex-1 sm:max-w-xs"
        onChange={({ target }) => {
          setCode(target.value)
          setOwn(undefined)
        }}
      />
      <Button type="submit" variant="outline" busy={isBusy} className="mt-6.5 min-h-13">
        {text('checkout.promoAdd')}
      </Button>
    </form>
  )
}

interface AddedCodeProps extends DiscountFormProps {
  code: string
  amount: number
  quote: Quote
}

function AddedCode({ code, amount, quote, isBusy, send }: AddedCodeProps) {
  const text = useProductTexts()
  const write = useAmounts()
  return (
    <div
      role="status"
      className="tint-success flex flex-wrap items-center gap-3 rounded-lg border border-success/50 px-4 py-2"
    >
      <span className="text-success">
        <Icon name="check" />
      </span>
      <p className="min-w-0 flex-1 font-semibold">
        {text('checkout.promoAdded', { code, amount: write(amount, quote.total.currency) })}
      </p>
      <Button variant="ghost" size="small" busy={isBusy} onClick={() => void send({ promoCode: null })}>
        {text('checkout.promoRemove')}
      </Button>
    </div>
  )
}

function WalletTick({ quote, send }: Pick<DiscountFormProps, 'send'> & { quote: Quote }) {
  const text = useProductTexts()
  const write = useAmounts()
  // Shows the clicked state until the server has answered.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { credits } = quote
  if (!credits) return null
  const used = quote.discounts.find(({ kind }) => kind === 'credits')

  async function choose(useCredits: boolean) {
    setPressed(useCredits)
    await send({ useCredits })
    setPressed(null)
  }

  return (
    <Checkbox
      checked={pressed ?? used !== undefined}
      onChange={({ target }) => void choose(target.checked)}
      label={text('checkout.useCredits', { amount: write(credits.amount, credits.currency) })}
      hint={used && text('checkout.creditsUsed', { amount: write(used.amount, quote.total.currency) })}
    />
  )
}

/** Why a code or the wallet was not added; the texts have a message for each. */
export type PromoFault = 'unknown' | 'notFor' | 'nothingDue' | 'dearer' | 'network' | 'expired' | 'failed'

/** Returns the reason for a failed change of a quote; null stands for a failure found by the page itself. */
export function promoFault(error: ApiError | null): PromoFault {
  if (error === null) return 'failed'
  if (error.code === 'network') return 'network'
  if (error.status === 409) return 'expired'
  if (error.code !== 'validation_failed') return 'failed'
  const reason = error.errors.find(({ field }) => field === 'promoCode')?.reason ?? ''
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown'
}
