import { expect, it } from 'vitest'
import { placedLabels } from './placed-labels.ts'

const size = { width: 400, height: 300 }
const center = { name: 'Lisbon', x: 200, y: 150 }
const namesOf = (labels: { name: string; x: number; y: number }[], pins: { x: number; y: number }[] = []) =>
  placedLabels(labels, { size, center, pins }).map(({ name }) => name)

it('labels keep clear of the centre, of pins and of more important labels', () => {
  const labels = [
    { name: 'Amadora', x: 80, y: 80 },
    { name: 'Queluz', x: 90, y: 84 },
    { name: 'Almada', x: 200, y: 165 },
    { name: 'Loures', x: 300, y: 60 },
    { name: 'Seixal', x: 300, y: 240 },
  ]
  expect(namesOf(labels)).toEqual(['Amadora', 'Loures', 'Seixal'])
  expect(namesOf(labels, [{ x: 300, y: 66 }])).toEqual(['Amadora', 'Seixal'])
})

it('labels lie on the map, and there are at most sixteen', () => {
  expect(namesOf([{ name: 'Setúbal', x: 395, y: 80 }])).toEqual([])
  const many = Array.from({ length: 60 }, (_, index) => ({
    name: 'a',
    x: 20 + 30 * (index % 12),
    y: 40 + 40 * Math.floor(index / 12),
  }))
  expect(namesOf(many)).toHaveLength(16)
})
