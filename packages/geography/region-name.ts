/**
 * Regions that travellers write after a city's name. GeoNames codes the United States' by postal code, Canada's and
 * Australia's by number (FIPS 10-4); checked against the largest city of each code.
 */
const written: Readonly<Record<string, string>> = {
  US: `AK Alaska|AL Alabama|AR Arkansas|AZ Arizona|CA California|CO Colorado|CT Connecticut|DC District of Columbia
|DE Delaware|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana
|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana|NC North Carolina
|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York|OH Ohio|OK Oklahoma
|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VA Virginia
|VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming`,
  CA: `01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario
|09 Prince Edward Island|10 Quebec|11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut`,
  AU: `01 Australian Capital Territory|02 New South Wales|03 Northern Territory|04 Queensland|05 South Australia
|06 Tasmania|07 Victoria|08 Western Australia`,
}

export interface Region {
  readonly countryCode: string
  readonly adminCode: string
  readonly name: string
}

/** All regions with a name in this list. */
export const regions: readonly Region[] = Object.entries(written).flatMap(([countryCode, list]) =>
  list.split('|').map((line) => ({ countryCode, adminCode: line.slice(0, 2), name: line.slice(3).trim() })),
)

const names = new Map(
  regions.map(({ countryCode, adminCode, name }) => [`${countryCode}-${adminCode}`, name]),
)

/**
 * Returns the English name of a region, from its country and GeoNames first-level code; '' if regions are not written
 * after a city's name. Distinguishes Portland, Oregon from Portland, Maine.
 */
export function regionName(countryCode: string, adminCode: string): string {
  return names.get(`${countryCode}-${adminCode}`) ?? ''
}
