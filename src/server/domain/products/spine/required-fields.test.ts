import { expect, it } from 'vitest'
import { requiredFields } from './required-fields.ts'

it('names the lead always, and others only if the supplier requires it', () => {
  expect(requiredFields([])).toEqual({ lead: ['firstName', 'lastName'], adult: [], child: [] })
})

it('lists each required field once, for those of whom it is required', () => {
  const fields = requiredFields([
    { field: 'name', of: 'everyone' },
    { field: 'name', of: 'each_adult' },
    { field: 'nationality', of: 'lead_of_each_group' },
    { field: 'dateOfBirth', of: 'each_child' },
    { field: 'phone', of: 'contact' },
  ])
  expect(fields).toEqual({
    lead: ['firstName', 'lastName', 'nationality'],
    adult: ['firstName', 'lastName'],
    child: ['firstName', 'lastName', 'dateOfBirth'],
  })
})
