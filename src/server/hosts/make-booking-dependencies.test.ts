import { expect, it } from 'vitest'
import { connectedSuppliers } from '../domain/suppliers/connected-suppliers.ts'
import { openBookingApp } from '../http/api/booking/testing-booking-app.ts'

it('connects the suppliers that a tenant’s folder can name, with their products', async () => {
  const { dependencies } = await openBookingApp()
  const connected = [...dependencies.suppliers].map(([name, supplier]) => [
    name,
    supplier.capabilities().products,
  ])
  expect(connected).toEqual([...connectedSuppliers])
})
