/**
 * Lists with named items, by the list's pointer. A change inside such an item uses the name
 * (`/posts/lisbon-in-spring/title`), so it stays valid when a colleague reorders the list. Other lists change as a
 * whole.
 */
export const listKeys: Readonly<Record<string, string>> = {
  '/agency/bookingMenuItemOptions': 'title',
  '/agencyTerms': 'id',
  '/identityProviders': 'id',
  '/links': 'id',
  '/posts': 'slug',
}
