import { expect, it } from 'vitest'
import { supplierErrors } from './supplier-errors.ts'

const catalogue = new Map([
  ['sample', ['hotel', 'car']],
  ['north', ['hotel']],
] as const)

it('accepts suppliers that sell the products they are chosen for', () => {
  expect(supplierErrors({}, catalogue)).toEqual([])
  expect(supplierErrors({ hotel: 'north', car: 'sample' }, catalogue)).toEqual([])
})

it('names the supplier that is not connected, and those that are', () => {
  expect(supplierErrors({ hotel: 'south' }, catalogue)).toEqual([
    { field: 'suppliers.hotel', reason: 'is south, which is not connected here; connected: sample, north' },
  ])
})

it('names every supplier that does not sell the product, and what it sells', () => {
  expect(supplierErrors({ car: 'north', flight: 'sample' }, catalogue)).toEqual([
    { field: 'suppliers.car', reason: 'is north, which does not sell this product; it sells hotel' },
    { field: 'suppliers.flight', reason: 'is sample, which does not sell this product; it sells hotel, car' },
  ])
})
