/**
 * A removed agency had the slug, and its bookings or payments are not finished: the server settles them with the keys that the
 * environment has by this slug, so no other agency may have it. Incidents do not block a slug. Nothing is changed.
 */
export class SlugBlocked extends Error {
  override readonly name = 'SlugBlocked'

  constructor(slug: string) {
    super(`A removed agency had the slug ${slug}, and its trips, holds or payments are not finished.`)
  }
}
