import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api.tsx'
import { applyChanges } from '../../tenant/settings/change.ts'
import type { JsonObject } from '../../tenant/settings/json.ts'
import { brandingApi } from '../publish/branding-api.ts'
import { isToCome, type Schedule } from './schedules-query.ts'

/**
 * The published settings, to which plans are applied; refetched while plans are pending, and after one starts or
 * ends.
 */
export function usePublishedSettings(schedules: readonly Schedule[]): JsonObject | null {
  const client = useApi()
  const coming = schedules.filter(isToCome)
  const { data } = useQuery({
    queryKey: ['branding', 'published', ...coming.map(({ id, state }) => `${id} ${state}`)],
    queryFn: async (): Promise<JsonObject | null> => {
      const api = brandingApi(client)
      const { publishedVersion, settings } = await api.draft()
      const { changes } = await api.version(publishedVersion, 'draft')
      return applyChanges(settings, changes)
    },
    staleTime: 5_000,
    retry: false,
    refetchInterval: coming.length > 0 ? 20_000 : false,
  })
  return data ?? null
}
