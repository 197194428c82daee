import { expect, it } from 'vitest'
import { schemasForValidators } from './schemas-for-validators.ts'

it('drops descriptions and mappings, and keeps fields, defaults and values of these names', () => {
  const written = schemasForValidators({
    Offer: {
      type: 'object',
      description: 'An offer.',
      properties: {
        description: { type: 'string', description: 'What it is.', default: 'description' },
        kind: { enum: ['description'] },
      },
      default: { description: 'none' },
    },
    Item: {
      oneOf: [{ $ref: '#/components/schemas/Offer', description: 'One.' }],
      discriminator: { propertyName: 'kind', mapping: { description: '#/components/schemas/Offer' } },
    },
  })
  expect(written).toEqual({
    Offer: {
      type: 'object',
      properties: {
        description: { type: 'string', default: 'description' },
        kind: { enum: ['description'] },
      },
      default: { description: 'none' },
    },
    Item: {
      oneOf: [{ $ref: '#/components/schemas/Offer' }],
      discriminator: { propertyName: 'kind' },
    },
  })
})
