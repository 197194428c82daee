/** Charges besides the bed; texts name each by its code. */
export type HotelChargeCode =
  | 'vat'
  | 'occupancy_tax'
  | 'municipality_fee'
  | 'service_charge'
  | 'city_tax'
  | 'tourism_fee'
  | 'resort_fee'

/** A tax or fee that is a share of the base price, so it is never passed through. */
export interface HotelCharge {
  readonly code: HotelChargeCode
  readonly kind: 'tax' | 'fee'
  readonly share: number
}

/** Paid at the property for each night. */
export interface LocalCharge {
  readonly code: HotelChargeCode
  /** In minor units of the currency. */
  readonly amount: number
  readonly currency: string
  readonly per: 'adult' | 'room'
  readonly mostNights: number
}

/** Published reduced tax rates for accommodation; 10 % if unknown. */
const vat: Readonly<Record<string, number>> = {
  ...ratesOf(
    'PT:.06 ES:.1 FR:.1 IT:.1 DE:.07 AT:.1 NL:.09 BE:.06 GR:.13 HR:.13 PL:.08 CZ:.12 HU:.05 SE:.12 NO:.12',
  ),
  ...ratesOf(
    'DK:.25 FI:.1 IS:.11 IE:.09 GB:.2 CH:.038 TR:.1 AE:.05 SA:.15 IN:.12 TH:.07 VN:.08 ID:.11 MY:.08',
  ),
  ...ratesOf('JP:.1 KR:.1 CN:.06 AU:.1 NZ:.15 ZA:.15 EG:.14 MA:.1 MX:.16 CA:.13 SG:.09'),
}
const serviceCharged = new Set('AE QA OM BH TH ID MY SG MV EG LK IN'.split(' '))

const localCharges: Readonly<Record<string, LocalCharge>> = {
  PT: charge('city_tax', 200, 'EUR', 'adult', 7),
  ES: charge('city_tax', 250, 'EUR', 'adult', 7),
  FR: charge('city_tax', 325, 'EUR', 'adult', 30),
  IT: charge('city_tax', 400, 'EUR', 'adult', 7),
  DE: charge('city_tax', 300, 'EUR', 'adult', 21),
  NL: charge('city_tax', 450, 'EUR', 'adult', 21),
  AT: charge('city_tax', 250, 'EUR', 'adult', 30),
  BE: charge('city_tax', 400, 'EUR', 'room', 30),
  GR: charge('tourism_fee', 700, 'EUR', 'room', 30),
  HR: charge('city_tax', 200, 'EUR', 'adult', 30),
  CZ: charge('city_tax', 5_000, 'CZK', 'adult', 60),
  CH: charge('city_tax', 350, 'CHF', 'adult', 30),
  AE: charge('tourism_fee', 1_500, 'AED', 'room', 30),
  JP: charge('city_tax', 200, 'JPY', 'adult', 30),
  MY: charge('tourism_fee', 1_000, 'MYR', 'room', 30),
  MA: charge('city_tax', 2_500, 'MAD', 'adult', 30),
}
const resortFee = charge('resort_fee', 2_800, 'USD', 'room', 30)

/** Returns the taxes and then the fees that a price in a country contains. */
export function hotelCharges(country: string): HotelCharge[] {
  if (country === 'US') return [{ code: 'occupancy_tax', kind: 'tax', share: 0.135 }]
  const charges: HotelCharge[] = [{ code: 'vat', kind: 'tax', share: vat[country] ?? 0.1 }]
  if (serviceCharged.has(country)) charges.push({ code: 'service_charge', kind: 'fee', share: 0.1 })
  if (country === 'AE') charges.push({ code: 'municipality_fee', kind: 'fee', share: 0.07 })
  return charges
}

/** Returns what a guest pays locally besides the price, in a country and at a resort or not; or null. */
export function localCharge(country: string, isResort: boolean): LocalCharge | null {
  if (country === 'US') return isResort ? resortFee : null
  return localCharges[country] ?? null
}

function charge(
  code: HotelChargeCode,
  amount: number,
  currency: string,
  per: LocalCharge['per'],
  mostNights: number,
): LocalCharge {
  return { code, amount, currency, per, mostNights }
}

function ratesOf(list: string): Record<string, number> {
  return Object.fromEntries(
    list
      .split(' ')
      .map((entry) => entry.split(':'))
      .map(([code, rate]) => [code, Number(rate)]),
  )
}
