import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApi } from '../../platform/api.tsx'
import { schedulesQuery } from '../schedule/schedules-query.ts'

/** Milliseconds after which a change is at the server. */
const SAVED_AFTER = 2000

/** What stands where none is chosen; the server knows it, and what it said of another zone counts no more. */
export function useDerivedZone(own: string | null): string | null {
  const api = useApi()
  const query = useMemo(() => schedulesQuery(api), [api])
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(query)
  const [clearedAt, setClearedAt] = useState(0)
  const before = useRef(own)
  useEffect(() => {
    const wasOwn = before.current !== null
    before.current = own
    if (own !== null || !wasOwn) return
    setClearedAt(Date.now() + SAVED_AFTER)
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: query.queryKey }), SAVED_AFTER)
    return () => clearTimeout(timer)
  }, [own, queries, query.queryKey])
  return own === null && data && dataUpdatedAt >= clearedAt ? data.timeZone : null
}
