import { dateOfDay, utcDay } from '../../kernel/dates/calendar.ts'
import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { ActivityDetails } from '../suppliers/activity-shapes.ts'
import { OctoError } from './octo-error.ts'
import { type OctoCapabilities, octoOptions, octoProduct } from './octo-product.ts'
import type { OctoSource } from './octo-source.ts'

const listedRadius = 15
const mostListed = 60
const listedDays = 30

/** Returns the products near the agency's place that can be booked within a month. */
export async function listProducts(source: OctoSource, wanted: OctoCapabilities): Promise<object[]> {
  const today = utcDay(source.clock())
  const criteria = {
    point: source.home,
    radiusMiles: listedRadius,
    placeName: '',
    date: dateOfDay(today + 1),
    until: dateOfDay(today + listedDays),
    limit: mostListed,
  }
  const codes: string[] = []
  const { signal } = new AbortController()
  for await (const { offers } of source.activities.search(criteria, { signal }))
    codes.push(...offers.map(({ productCode }) => productCode))
  const found = await Promise.all(codes.map((productCode) => source.activities.details({ productCode })))
  return found.flatMap((details) =>
    details === null ? [] : [octoProduct(details, wanted, source.currencies)],
  )
}

/** Returns a product by its id. */
export async function getProduct(id: string, source: OctoSource, wanted: OctoCapabilities): Promise<object> {
  return octoProduct(await requireDetails(id, source), wanted, source.currencies)
}

/** Returns an activity by its id. Throws INVALID_PRODUCT_ID for an unknown one. */
export async function requireDetails(
  productId: string,
  { activities }: Pick<OctoSource, 'activities'>,
): Promise<ActivityDetails> {
  const details = await activities.details({ productCode: productId })
  if (details === null) throw unknownProduct(productId)
  return details
}

/** The error for an unknown product. */
export function unknownProduct(productId: string): OctoError {
  return new OctoError('INVALID_PRODUCT_ID', 'There is no such product.', { productId })
}

/** Returns an option of an activity. Throws INVALID_OPTION_ID for an unknown one. */
export function requireOption(
  { options }: ActivityDetails,
  { optionId }: { readonly optionId: string },
): ActivityOption {
  const option = octoOptions(options).find((one) => one.option === optionId)
  if (option) return option
  throw new OctoError('INVALID_OPTION_ID', 'The product has no such option.', { optionId })
}

/** Throws INVALID_UNIT_ID for a unit that the option does not have. */
export function requireUnits({ units }: ActivityOption, wanted: readonly UnitCount[]): void {
  const unknown = wanted.find(({ unit }) => !units.some((one) => one.unit === unit))
  if (unknown)
    throw new OctoError('INVALID_UNIT_ID', 'The option has no such unit.', { unitId: unknown.unit })
}
