import { expect, it } from 'vitest'
import type { ProductShapes, SupplierHold } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'

/** Tests how units are held for a while. */
export function describeHolds<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const open = () => openProduct(fixture)
  const { longestHoldOf } = fixture
  const start = Date.parse(fixture.start)

  it('take their units from all other callers until they are released', async () => {
    const { supplier, hold, left, quotedKey, available } = open()
    const key = await quotedKey()
    const { left: before, subject } = await available(key)
    const units = fixture.unitsOf(subject)
    await hold('r1', key)
    const after = before - units
    expect(await left(key)).toBe(after >= units ? after : 0)
    expect(await supplier.release('r1')).toBe('released')
    expect(await supplier.release('r1')).toBe('released')
    expect(await left(key)).toBe(before)
  })

  it('are one, however often they are requested', async () => {
    const { hold, left, quotedKey, available } = open()
    const key = await quotedKey()
    const { left: before, subject } = await available(key)
    const answers: SupplierHold[] = []
    for (let again = 0; again < before + 2; again += 1) answers.push(await hold('r1', key))
    expect(new Set(answers.map(({ expiresAt }) => expiresAt.getTime()))).toEqual(new Set([start + 900_000]))
    const after = before - fixture.unitsOf(subject)
    expect(await left(key)).toBe(after >= fixture.unitsOf(subject) ? after : 0)
  })

  it('are refused once all is taken, and the quote reports it sold out', async () => {
    const { supplier, hold, left, quotedKey } = open()
    const key = await quotedKey()
    for (let index = 0; (await left(key)) > 0; index += 1) await hold(`r${index}`, key)
    await expect(hold('late', key)).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'sold_out' })
    expect(await supplier.quote(key)).toEqual({ status: 'sold_out' })
    expect(await supplier.retrieve('late')).toBeNull()
  })

  it('end with their time unless they are extended', async () => {
    const { supplier, hold, left, pass, quotedKey } = open()
    const key = await quotedKey()
    const before = await left(key)
    await hold('r1', key)
    const held = await left(key)
    pass(800)
    const extended = await supplier.extend('r1', 900)
    if (supplier.capabilities().canExtend) {
      expect(extended).toEqual({ reference: 'r1', expiresAt: new Date(start + 1_700_000) })
      pass(800)
      expect(await left(key)).toBe(held)
    }
    pass(100)
    expect(await left(key)).toBe(before)
    expect(await supplier.extend('r1', 900)).toBe('expired')
  })

  it("are no longer than the supplier's longest hold", async () => {
    const { supplier, hold, quotedKey, available } = open()
    const { longestHoldSeconds } = supplier.capabilities()
    const { rateKey, subject } = await available(await quotedKey())
    const longest = Math.min(longestHoldSeconds, longestHoldOf?.(subject) ?? longestHoldSeconds)
    const { expiresAt } = await hold('r1', rateKey, 10 * longestHoldSeconds)
    expect(expiresAt.getTime()).toBe(start + longest * 1000)
  })

  it('are refused for a text that is no key', async () => {
    const { hold } = open()
    await expect(hold('r1', 'no-such')).rejects.toMatchObject({ name: 'SupplierRefusal', code: 'rejected' })
  })
}
