import { screen, within } from '@testing-library/react'

/** A hotel in Lisbon, a stay there, and the address of its page. */
export const hotelId = 'h2267057-463421959025'
const stay = 'start=2026-05-08&end=2026-05-11&rooms=1&adults=2'
export const withStay = `/booknow/hotels/search-details?hotelId=${hotelId}&${stay}`
export const detailsCall = '*/api/hotels/details'

export const rooms = () => screen.findAllByRole('article')

/** Returns a section of the page by its accessible name. */
export const section = (name: string) => within(screen.getByRole('region', { name }))
