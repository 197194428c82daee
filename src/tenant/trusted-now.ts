const TWO_DAYS = 172_800_000

/**
 * Returns the current time: the device's clock, unless it is days off the server's day (YYYY-MM-DD); then deadlines
 * follow the server's day.
 */
export function trustedNow(today: string, device: number): Date {
  const day = Date.parse(today)
  return new Date(Math.abs(device - day) < TWO_DAYS ? device : day)
}
