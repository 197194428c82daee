import type { SellingRepositories } from '../../../domain/proposals/selling-dependencies.ts'

/** Moments of the tests' clock become due at the same distance by the database's clock, which no test moves. */
export function byTheClock(repositories: SellingRepositories, clock: () => Date): SellingRepositories {
  const enqueuing = ({ enqueue, ...tasks }: SellingRepositories['tasks']): SellingRepositories['tasks'] => ({
    ...tasks,
    enqueue: (task) => {
      const { due } = task
      if (!(due instanceof Date)) return enqueue(task)
      return enqueue({ ...task, due: { inSeconds: (due.getTime() - clock().getTime()) / 1000 } })
    },
  })
  return {
    ...repositories,
    tasks: enqueuing(repositories.tasks),
    transaction: (work) =>
      repositories.transaction((records) => work({ ...records, tasks: enqueuing(records.tasks) })),
  }
}
