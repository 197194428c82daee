import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

describe('metrics', () => {
  it('counts requests by area and status in cumulative buckets', async () => {
    const metrics = createMetrics()
    metrics.observe('api', 200, 0.02)
    metrics.observe('api', 200, 20)
    const text = await metrics.text()
    expect(text).toContain('livery_request_duration_seconds_bucket{area="api",status="200",le="0.01"} 0')
    expect(text).toContain('livery_request_duration_seconds_bucket{area="api",status="200",le="0.025"} 1')
    expect(text).toContain('livery_request_duration_seconds_bucket{area="api",status="200",le="10"} 1')
    expect(text).toContain('livery_request_duration_seconds_bucket{area="api",status="200",le="+Inf"} 2')
    expect(text).toContain('livery_request_duration_seconds_count{area="api",status="200"} 2')
  })

  it('reads a gauge when the metrics are requested', async () => {
    const metrics = createMetrics()
    let value = 1
    metrics.gauge('livery_renders_waiting', 'Renders in the queue.', () => value)
    value = 7
    expect(await metrics.text()).toContain('\nlivery_renders_waiting 7\n')
  })

  it('writes NaN for a gauge that cannot be read, and all others', async () => {
    const metrics = createMetrics()
    metrics.gauge('livery_away', 'Asks a database that is away.', () => Promise.reject(new Error('away')))
    metrics.gauge('livery_there', 'Asks another.', async () => 3)
    expect(await metrics.text()).toMatch(/\nlivery_away NaN\n.*\nlivery_there 3\n/s)
  })
})
