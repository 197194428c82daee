import type { DatedRates } from '../../domain/exchange-rates/rates-provider.ts'

/** The reason why an answer is refused, as a sentence for the log. */
export class RatesRefused extends Error {}

/** Times of this size are milliseconds; as seconds they would be 30,000 years ahead. */
const leastMilliseconds = 1e12

/**
 * Returns the rates relative to USD from the parsed answer of a rates service, `{base, rates, date | asOf |
 * timestamp}`, its name and the time of the call. Throws `RatesRefused` if a rate is not a positive number or USD is
 * missing: one absurd rate makes the others doubtful.
 */
export function readRates(body: unknown, source: string, askedAt: Date): DatedRates {
  if (!isRecord(body) || !isRecord(body.rates)) throw new RatesRefused('the answer has no object "rates"')
  const base = body.base === undefined ? 'USD' : String(body.base).toUpperCase()
  const quoted = readQuotes(body.rates)
  const dollar = base === 'USD' ? 1 : quoted.get('USD')
  if (dollar === undefined) throw new RatesRefused(`the base is ${base} and there is no rate for USD`)
  if (base === 'USD' && (quoted.get('USD') ?? 1) !== 1)
    throw new RatesRefused('the base is USD and its rate is not 1')
  if (/^[A-Z]{3}$/.test(base)) quoted.set(base, 1)
  const rates = [...quoted].map(([currency, rate]) => [currency, rebased(currency, rate, dollar)] as const)
  return { base: 'USD', asOf: readDate(body, askedAt), source, rates: Object.fromEntries(rates) }
}

function readQuotes(rates: Record<string, unknown>): Map<string, number> {
  const quoted = new Map<string, number>()
  for (const [currency, rate] of Object.entries(rates)) {
    if (!/^[A-Z]{3}$/.test(currency)) continue
    if (!isRate(rate)) throw new RatesRefused(`the rate for ${currency} is not a positive number`)
    quoted.set(currency, rate)
  }
  if (quoted.size === 0) throw new RatesRefused('the answer has no rates')
  return quoted
}

function rebased(currency: string, rate: number, dollar: number): number {
  const value = currency === 'USD' ? 1 : rate / dollar
  if (!isRate(value)) throw new RatesRefused(`the rate for ${currency} cannot be given in USD`)
  return value
}

/** The date in the service's answer, in any of the usual forms; without one, the time of the call. */
function readDate(body: Record<string, unknown>, askedAt: Date): string {
  const named = body.asOf ?? body.date ?? body.timestamp
  if (typeof named === 'string' && named.length >= 10 && !Number.isNaN(Date.parse(named))) return named
  if (typeof named !== 'number' || !Number.isFinite(named)) return askedAt.toISOString()
  const time = new Date(Math.abs(named) < leastMilliseconds ? named * 1000 : named)
  return Number.isNaN(time.getTime()) ? askedAt.toISOString() : time.toISOString()
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
