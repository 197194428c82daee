/** Test clocks do not advance: deals and sessions have this time. */
export const testNow = new Date('2026-03-10T12:00:00Z')
