/** Countries that print on Letter: the United States, Canada and neighbours with the same paper. */
const letter = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'GT',
  'SV',
  'HN',
  'NI',
  'CR',
  'PA',
  'DO',
  'CO',
  'VE',
  'CL',
  'PH',
  'GU',
  'VI',
  'AS',
])

/** Returns the usual paper of a country (ISO 3166-1 alpha-2). */
export function paperSize(country: string): 'A4' | 'Letter' {
  return letter.has(country) ? 'Letter' : 'A4'
}
