import { expect, it } from 'vitest'
import { warnOfOpenTasks } from './warn-of-open-tasks.ts'

async function warnings(agencies: string[]): Promise<string[]> {
  const said: string[] = []
  const log = { info() {}, error() {}, warn: (_: object, message?: string) => void said.push(message ?? '') }
  await warnOfOpenTasks({ agenciesWithTasks: async () => agencies }, log)
  return said
}

it('warns of bookings that still need something, and how to finish them', async () => {
  expect(await warnings(['a', 'b'])).toEqual([
    expect.stringMatching(/^2 agencies have bookings .* without LIVERY_API_ORIGIN to finish them\.$/),
  ])
})

it('says nothing where no booking needs anything', async () => {
  expect(await warnings([])).toEqual([])
})
