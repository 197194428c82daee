import type { RequestArea } from '../request-context/app-env.ts'

export interface Metrics {
  /** Counts one answered request: its area, its status and its duration. */
  observe(area: RequestArea, status: number, seconds: number): void
  /** Registers a value that is read when the metrics are requested; NaN if it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** All metrics as Prometheus text, version 0.0.4. */
  text(): Promise<string>
}

const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  buckets: number[]
  sum: number
  count: number
}

/**
 * Returns an empty set of metrics: requests and their durations in seconds by area and status, and registered gauges.
 */
export function createMetrics(): Metrics {
  const series = new Map<string, Series>()
  const gauges: { name: string; help: string; read: () => number | Promise<number> }[] = []
  return {
    observe(area, status, seconds) {
      const key = `area="${area}",status="${status}"`
      const entry = series.get(key) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      for (const [i, bound] of bounds.entries())
        if (seconds <= bound) entry.buckets[i] = (entry.buckets[i] ?? 0) + 1
      entry.sum += seconds
      entry.count += 1
      series.set(key, entry)
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read })
    },
    async text() {
      const values = await Promise.all(gauges.map(({ read }) => valueRead(read)))
      const lines = [
        '# HELP livery_request_duration_seconds Time to the response, by area and status.',
        '# TYPE livery_request_duration_seconds histogram',
        ...[...series].flatMap(([labels, entry]) => histogram(labels, entry)),
        ...gauges.flatMap(({ name, help }, i) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          `${name} ${values[i]}`,
        ]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

async function valueRead(read: () => number | Promise<number>): Promise<number> {
  try {
    return await read()
  } catch {
    // The database may be unreachable; the other metrics must still be answered.
    return Number.NaN
  }
}

function histogram(labels: string, { buckets, sum, count }: Series): string[] {
  const name = 'livery_request_duration_seconds'
  return [
    ...bounds.map((bound, i) => `${name}_bucket{${labels},le="${bound}"} ${buckets[i] ?? 0}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}
