import type { Log } from '../../kernel/log/log.ts'

/**
 * Warns of open tasks, such as refunds, from before an operator's API was connected. Livery does no booking tasks
 * next to that API; a start without it finishes them.
 */
export async function warnOfOpenTasks(
  store: { agenciesWithTasks(): Promise<string[]> },
  log: Log,
): Promise<void> {
  const agencies = await store.agenciesWithTasks()
  if (agencies.length === 0) return
  log.warn(
    { agencies },
    `${agencies.length} ${agencies.length === 1 ? 'agency has' : 'agencies have'} bookings from before LIVERY_API_ORIGIN was set that still need a payment or a refund. They are paused; start once without LIVERY_API_ORIGIN to finish them.`,
  )
}
