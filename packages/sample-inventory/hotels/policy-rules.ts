/** A property's refund rule: cancelling is free until `freeDays` before arrival. */
export interface PolicyRule {
  readonly freeDays: number
  /** In chronological order; the penalty from then on is the first night or a share of the price. */
  readonly steps: readonly {
    readonly daysBefore: number
    readonly hour: string
    readonly penalty: 'first_night' | number
  }[]
}

const arrival = { daysBefore: 0, hour: '00:00:00', penalty: 1 } as const

export const policyRules: readonly [PolicyRule, ...PolicyRule[]] = [
  { freeDays: 1, steps: [{ daysBefore: 1, hour: '18:00:00', penalty: 'first_night' }, arrival] },
  { freeDays: 2, steps: [{ daysBefore: 2, hour: '12:00:00', penalty: 'first_night' }, arrival] },
  { freeDays: 3, steps: [{ daysBefore: 3, hour: '23:59:00', penalty: 0.5 }, arrival] },
  {
    freeDays: 7,
    steps: [
      { daysBefore: 7, hour: '00:00:00', penalty: 'first_night' },
      { daysBefore: 2, hour: '18:00:00', penalty: 1 },
    ],
  },
  {
    freeDays: 14,
    steps: [
      { daysBefore: 14, hour: '00:00:00', penalty: 0.3 },
      { daysBefore: 7, hour: '00:00:00', penalty: 0.6 },
      { daysBefore: 2, hour: '00:00:00', penalty: 1 },
    ],
  },
]
