import { expect, it } from 'vitest'
import { paperSize } from './paper-size.ts'

it('is Letter where printers use it, and A4 everywhere else', () => {
  for (const country of ['US', 'CA', 'MX', 'PH', 'CL']) expect(paperSize(country), country).toBe('Letter')
  for (const country of ['DE', 'DK', 'NO', 'AE', 'BR', 'GB', 'AU', 'JP'])
    expect(paperSize(country), country).toBe('A4')
})
