import { countries } from 'countries-list'

/** The markets in which airlines have their networks. */
export const regions = [
  'north_america',
  'central_america',
  'south_america',
  'western_europe',
  'eastern_europe',
  'middle_east',
  'africa',
  'south_asia',
  'east_asia',
  'south_east_asia',
  'oceania',
] as const

export type Region = (typeof regions)[number]

/** Countries whose market differs from that of their continent, or whose continent has several. */
const listed: readonly (readonly [Region, string])[] = [
  ['north_america', 'US CA GL PM BM'],
  [
    'western_europe',
    'GB IE FR BE NL LU DE AT CH LI MC DK NO SE FI IS FO ES PT IT MT GI AD SM GG JE IM AX SJ VA',
  ],
  ['eastern_europe', 'RU KZ UZ KG TJ TM GE AM AZ CY'],
  ['middle_east', 'TR AE QA KW BH OM SA YE IQ IR JO LB SY IL PS'],
  ['south_asia', 'IN PK BD LK NP BT MV AF IO'],
  ['east_asia', 'CN HK MO TW JP KR KP MN'],
]

const byCountry = new Map(listed.flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region])))

const byContinent: Readonly<Record<string, Region>> = {
  NA: 'central_america',
  SA: 'south_america',
  EU: 'eastern_europe',
  AF: 'africa',
  AS: 'south_east_asia',
  OC: 'oceania',
}

/** Returns the market of a country; the code is in capitals. */
export function regionOf(countryCode: string): Region {
  const known = byCountry.get(countryCode)
  if (known !== undefined) return known
  const continent = Object.hasOwn(countries, countryCode)
    ? countries[countryCode as keyof typeof countries].continent
    : 'OC'
  return byContinent[continent] ?? 'oceania'
}
