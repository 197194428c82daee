// Loaded before the server (`node --import`): fixes its clock at LIVERY_SHOTS_NOW, so that dates, deals, prices and
// countdowns are the same in every run. Timers continue: they use another clock.
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

// Not a setting of the server.
delete process.env.LIVERY_SHOTS_NOW
