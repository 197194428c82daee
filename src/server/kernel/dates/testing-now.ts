/** Clocks of tests stand still: deals and sessions are of this moment. */
export const testNow = new Date('2026-03-10T12:00:00Z')
