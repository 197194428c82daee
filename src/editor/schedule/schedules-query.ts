import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { components } from '../../contract/api.gen.ts'

export type Schedule = components['schemas']['Schedule']
export type ScheduleList = components['schemas']['ScheduleList']
export type PlannedSchedule = components['schemas']['PlannedSchedule']

/** The query for plans and past results, refetched while a plan is pending. */
export function schedulesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['branding', 'schedules'],
    queryFn: async ({ signal }): Promise<ScheduleList> => {
      const { data } = await client.GET('/api/branding/schedules', { signal })
      return data?.data ?? { timeZone: 'Etc/UTC', schedules: [] }
    },
    staleTime: 5_000,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.schedules.some(isToCome) ? 20_000 : false),
  })
}

export const isToCome = ({ state }: Schedule) => state === 'planned' || state === 'live'
