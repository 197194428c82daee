import { expect, it } from 'vitest'
import { connectedSuppliers, SAMPLE_SUPPLIER } from '../domain/suppliers/connected-suppliers.ts'
import { openBookingApp } from '../http/api/booking/testing-booking-app.ts'
import { connectSuppliers } from './connect-suppliers.ts'

it('connects the suppliers that a tenant’s folder can name, with their products', async () => {
  const { dependencies } = await openBookingApp()
  const { supplier, geo, clock } = dependencies
  const fetch = () => Promise.reject(new Error('no call is made to connect a supplier'))
  const octoSupplier = { url: 'https://octo.example/', token: 'secret' }
  const connected = connectSuppliers({ octoSupplier }, { supplier, geo, clock, fetch })
  expect([...connected].map(([name, one]) => [name, one.capabilities().products])).toEqual([
    ...connectedSuppliers,
  ])
  expect([...dependencies.suppliers.keys()]).toEqual([SAMPLE_SUPPLIER])
  expect([...connectSuppliers({ octoSupplier: null }, { supplier, geo, clock, fetch }).keys()]).toEqual([
    SAMPLE_SUPPLIER,
  ])
})
