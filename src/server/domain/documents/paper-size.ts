/** Countries that print on Letter: the United States and Canada with their neighbours who buy the same paper. */
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

/** Takes a country, ISO 3166-1 alpha-2, and gives the paper its printers hold. */
export function paperSize(country: string): 'A4' | 'Letter' {
  return letter.has(country) ? 'Letter' : 'A4'
}
