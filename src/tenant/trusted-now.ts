const TWO_DAYS = 172_800_000

/**
 * Takes the server's day (YYYY-MM-DD) and what the device's clock says, and gives what time it is: the device's, unless it is days
 * off, since then deadlines are better told by the server's day.
 */
export function trustedNow(today: string, device: number): Date {
  const day = Date.parse(today)
  return new Date(Math.abs(device - day) < TWO_DAYS ? device : day)
}
