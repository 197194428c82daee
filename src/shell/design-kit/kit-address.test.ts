import { describe, expect, it } from 'vitest'
import { readKitAddress, writeKitAddress } from './kit-address.ts'

const read = (query: string) => readKitAddress(new URLSearchParams(query))

describe('address of the kit', () => {
  it('describes a theme', () => {
    expect(
      read('color=%23ff0000&secondary=%2300ff00&density=compact&mode=dark&type=editorial&dir=rtl'),
    ).toEqual({
      brand: {
        primaryColor: '#ff0000',
        secondaryColor: '#00ff00',
        density: 'compact',
        mode: 'dark',
        typePairing: 'editorial',
      },
      direction: 'rtl',
      refused: [],
    })
  })

  it('reports invalid theme values by name, and applies the rest', () => {
    const { brand, direction, refused } = read(
      'color=url(//evil)&radius=9px;}&density=compact&dir=up&mode=__proto__',
    )
    expect(brand).toEqual({ density: 'compact' })
    expect(direction).toBeNull()
    expect(refused.map((sentence) => sentence.split(':')[0])).toEqual(['color', 'mode', 'radius', 'dir'])
  })

  it('accepts the same colour notations as the field', () => {
    expect(read('color=%20%23FF0%20&tint=%23abc')).toEqual({
      brand: { primaryColor: '#ffff00', neutralTint: '#aabbcc' },
      direction: null,
      refused: [],
    })
  })

  it('ignores parameters that are not its own', () => {
    expect(read('lng=ar&utm_source=x')).toEqual({ brand: {}, direction: null, refused: [] })
  })

  it('contains only differences from the agency, besides other parameters', () => {
    const own = { primaryColor: '#136f63', mode: 'dark' } as const
    const search = new URLSearchParams('lng=ar&radius=none')
    const written = writeKitAddress(search, { ...own, primaryColor: '#ff0000' }, own, 'ltr')
    expect(written.toString()).toBe('lng=ar&color=%23ff0000&dir=ltr')
    expect(read(written.toString()).brand).toEqual({ primaryColor: '#ff0000' })
  })
})
