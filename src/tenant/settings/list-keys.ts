/**
 * Lists whose items have a name of their own, by the list's pointer: a change inside such an item is addressed by the
 * name (`/posts/lisbon-in-spring/title`), so that it stays right when somebody else reorders the list. Other lists change
 * as a whole.
 */
export const listKeys: Readonly<Record<string, string>> = {
  '/agency/bookingMenuItemOptions': 'title',
  '/agencyTerms': 'id',
  '/identityProviders': 'id',
  '/links': 'id',
  '/posts': 'slug',
}
