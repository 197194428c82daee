// Loaded before the server (`node --import`): its clock stands still at LIVERY_SHOTS_NOW, so that dates, deals, prices and
// countdowns are the same in every run. Timers go on: they wait by another clock.
const now = Date.parse(process.env.LIVERY_SHOTS_NOW ?? '')
const Real = Date

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(now)
    else super(...args)
  }

  static now() {
    return now
  }
}

// No setting of the server's.
delete process.env.LIVERY_SHOTS_NOW
