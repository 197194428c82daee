import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { isProduct } from '../../contract/products.ts'
import type { MarkupAudience, MarkupRule } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { formatMoney } from '../../platform/money.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { localeOf } from '../../tenant/language.ts'
import {
  applyMarkup,
  defaultMarkup,
  type MarkedUp,
  markupAmount,
} from '../../tenant/markups/markup-amount.ts'
import { matchingMarkup } from '../../tenant/markups/matching-markup.ts'
import { majorUnits, minorUnits, priceUnit, roundAmount } from '../../tenant/money/minor-units.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { productLabels } from '../components/product-labels.ts'
import { AudienceSelect } from './audience-select.tsx'
import { parseDecimal, type RuleDraft, ruleOf, usePlaceName, type Where } from './rule-draft.ts'

interface MarkupExampleProps {
  /** All rows, the general rule first. */
  drafts: readonly RuleDraft[]
  /** Receives the key of the row that applies to the example. */
  onUsed: (key: string) => void
}

/** Example price under the rules while they are edited: for a product at one of their destinations. */
export function MarkupExample({ drafts, onUsed }: MarkupExampleProps) {
  const t = useText('shell')
  const { agency, language } = usePage()
  const nameOf = usePlaceName()
  const { data: rates } = useQuery(exchangeRatesQuery(useApi()))
  const [example, setExample] = useState({ product: 'hotel', where: '', wholesale: '400', retail: '520' })
  const [audience, setAudience] = useState<MarkupAudience>('public')
  const destinations = new Map(drafts.map(({ where }) => [nameOf(where), where] as const))
  destinations.delete(t('markups.everywhere'))
  const currency = agency.defaultCurrency
  const [wholesale, retail] = [parseDecimal(example.wholesale), parseDecimal(example.retail)]
  const isWhole = !Number.isNaN(wholesale) && !Number.isNaN(retail)
  const amounts = { wholesale, retail, currency }
  const pricedFor = (whom: MarkupAudience) => {
    const { used, rule } = usedRule(drafts, example.product, destinations.get(example.where), whom)
    return { used, price: examplePrice(amounts, rule ?? defaultMarkup, rates?.rates ?? {}) }
  }
  const open = pricedFor('public')
  const own = audience === 'public' ? open : pricedFor(audience)
  // A member never pays more than the public.
  const { used, price } = audience === 'member' && own.price.total > open.price.total ? open : own
  const promised = audience === 'public' ? price.total - pricedFor('member').price.total : 0
  useEffect(() => onUsed(used), [used, onUsed])
  const field = (name: 'wholesale' | 'retail') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    dir: 'ltr',
    maxLength: 10,
    suffix: currency,
    value: example[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setExample((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <section
      aria-label={t('markups.example')}
      className="rounded-xl border bg-card p-5 text-card-foreground lg:sticky lg:top-24"
    >
      <h2 className="font-brand text-heading">{t('markups.example')}</h2>
      <p className="mt-1 text-sm text-muted-foreground">{t('markups.exampleHint')}</p>
      <div className="mt-4 space-y-4">
        <Select
          label={t('markups.product')}
          value={example.product}
          onChange={({ target }) => setExample((before) => ({ ...before, product: target.value }))}
        >
          {productLabels.map(({ product, name }) => (
            <option key={product} value={product}>
              {t(name)}
            </option>
          ))}
        </Select>
        {destinations.size > 0 && (
          <Select
            label={t('markups.where')}
            value={destinations.has(example.where) ? example.where : ''}
            onChange={({ target }) => setExample((before) => ({ ...before, where: target.value }))}
          >
            <option value="">{t('markups.elsewhere')}</option>
            {[...destinations.keys()].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        <AudienceSelect audience={audience} onChange={setAudience} />
        <Field label={t('deal.wholesaleRate')} {...field('wholesale')} />
        <Field label={t('deal.retailPrice')} {...field('retail')} />
      </div>
      {isWhole && (
        <ExampleSum
          price={price}
          promised={promised}
          format={(amount) =>
            formatMoney(majorUnits(amount, currency), currency, localeOf(language, agency), false)
          }
        />
      )}
    </section>
  )
}

/** Returns the row that applies to an audience and its rule; null if there is none or it is incomplete. */
function usedRule(
  drafts: readonly RuleDraft[],
  product: string,
  where: Where = { kind: 'everywhere' },
  audience: MarkupAudience,
) {
  const rules = drafts.flatMap((draft) => {
    const rule = ruleOf(draft)
    return rule === null ? [] : [{ rule, key: draft.key }]
  })
  const country =
    where.kind === 'country' ? where.country : where.kind === 'place' ? where.place.country : null
  const rule = matchingMarkup(
    rules.map((one) => one.rule),
    {
      product: isProduct(product) ? product : 'hotel',
      country: () => country,
      milesTo: ({ latitude, longitude }) => {
        const place = where.kind === 'place' ? where.place : null
        const isThere = place?.latitude === latitude && place.longitude === longitude
        return isThere ? 0 : Number.POSITIVE_INFINITY
      },
    },
    audience,
  )
  return { rule, used: rules.find((one) => one.rule === rule)?.key ?? '' }
}

interface ExamplePrice {
  readonly wholesale: number
  readonly retail: number
  readonly currency: string
}

/**
 * Returns a traveller's price in minor units of the example's currency, by the same steps as every price. `net` and
 * `retail` are in major units.
 */
function examplePrice(
  { wholesale, retail, currency }: ExamplePrice,
  rule: MarkupRule,
  rates: Readonly<Record<string, number>>,
): MarkedUp {
  const sums = { net: shown(wholesale), retail: shown(retail), minimum: null }
  return applyMarkup(sums, markupAmount(rule, sums.net, currency, rates))

  function shown(amount: number): number {
    return roundAmount(minorUnits(amount, currency), priceUnit(currency))
  }
}

interface ExampleSumProps {
  price: MarkedUp
  /** By how much a member's total is lower than this one. */
  promised: number
  /** Formats an amount in minor units. */
  format: (amount: number) => string
}

/** Calculation of the example price; announced when it changes. */
function ExampleSum({ price, promised, format }: ExampleSumProps) {
  const t = useText('shell')
  const isCapped = price.trace.some(({ step }) => step === 'public-price')
  return (
    <div aria-live="polite" className="mt-4 border-t pt-1">
      <DescriptionList
        layout="split"
        entries={[
          { term: t('deal.wholesaleRate'), detail: format(price.total - price.markup) },
          { term: t('deal.agencyMarkup'), detail: format(price.markup) },
          {
            term: t('deal.priceToTraveller'),
            detail: <strong className="font-brand text-heading">{format(price.total)}</strong>,
          },
          { term: t('deal.saved'), detail: <span className="text-success">{format(price.saved)}</span> },
          ...(promised > 0 ? [{ term: t('deal.loginToSave'), detail: format(promised) }] : []),
        ]}
      />
      {isCapped && <p className="mt-1 text-sm text-muted-foreground">{t('markups.capped')}</p>}
    </div>
  )
}
