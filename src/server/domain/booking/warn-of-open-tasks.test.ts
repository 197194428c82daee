import { expect, it } from 'vitest'
import { warnOfOpenTasks } from './warn-of-open-tasks.ts'

async function warnings(agencies: string[]): Promise<string[]> {
  const logged: string[] = []
  const log = {
    info() {},
    error() {},
    warn: (_: object, message?: string) => void logged.push(message ?? ''),
  }
  await warnOfOpenTasks({ agenciesWithTasks: async () => agencies }, log)
  return logged
}

it('warns of bookings with open tasks, and states how to finish them', async () => {
  expect(await warnings(['a', 'b'])).toEqual([
    expect.stringMatching(/^2 agencies have bookings .* without LIVERY_API_ORIGIN to finish them\.$/),
  ])
})

it('logs nothing if no booking has open tasks', async () => {
  expect(await warnings([])).toEqual([])
})
