import type { Log } from '../../kernel/log/log.ts'

/**
 * Warns where bookings from before an operator's API was connected still need something, such as a refund: beside that API
 * Livery's own bookings rest, and a start without it finishes them.
 */
export async function warnOfOpenTasks(
  store: { agenciesWithTasks(): Promise<string[]> },
  log: Log,
): Promise<void> {
  const agencies = await store.agenciesWithTasks()
  if (agencies.length === 0) return
  log.warn(
    { agencies },
    `${agencies.length} ${agencies.length === 1 ? 'agency has' : 'agencies have'} bookings from before LIVERY_API_ORIGIN was set that still need a payment or a refund. They rest; start once without LIVERY_API_ORIGIN to finish them.`,
  )
}
