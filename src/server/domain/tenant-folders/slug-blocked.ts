/**
 * A removed agency had the slug and has unfinished bookings or payments. The server settles them with the
 * environment's keys for this slug, so no other agency may have it. Incidents do not block a slug. Nothing is
 * changed.
 */
export class SlugBlocked extends Error {
  override readonly name = 'SlugBlocked'

  constructor(slug: string) {
    super(`A removed agency had the slug ${slug}, and its trips, holds or payments are not finished.`)
  }
}
