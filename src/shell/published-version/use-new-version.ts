import type { Middleware } from 'openapi-fetch'
import { useEffect, useRef } from 'react'
import type { PageContext } from '../../contract/page.ts'
import { useApi } from '../../platform/api.tsx'
import { useApplyVersion } from '../../platform/apply-version.ts'
import { openEventLine, shareEventLine } from '../../platform/event-line.ts'
import { usePage } from '../../platform/page.tsx'
import { loadFrameComponents } from '../frame-components.ts'
import { publishedPage } from './published-page.ts'
import { syncPublishedVersion } from './sync-published-version.ts'

/** Milliseconds before a browser reconnects after a refusal, to spread the browsers. */
const RETRY_MS = 60_000

/**
 * Updates the page when the agency publishes a version: announced by the server, or found in the answer to any call.
 * Source: ARCHITECTURE.md, 'Life of a publish'.
 */
export function useNewVersion(): void {
  const page = usePage()
  const client = useApi()
  const takeOver = useApplyVersion()
  const now = useRef(page)
  now.current = page
  const served = useRef(page.agency)
  const isPreview = page.preview !== undefined
  useEffect(() => {
    // A preview shows unpublished settings.
    if (isPreview) return
    const follower = syncPublishedVersion({
      shown: () => now.current,
      async request() {
        const path = `${location.pathname}${location.search}`
        const { data } = await client.GET('/api/page-context', { params: { query: { path } } })
        return data?.data as unknown as PageContext | undefined
      },
      async show(next) {
        const becomes = publishedPage(served.current, now.current, next)
        // A site closed in the meantime shows its modal.
        await loadFrameComponents(becomes)
        await takeOver(becomes)
        now.current = becomes
      },
    })
    const stamped: Middleware = {
      onResponse({ response }) {
        const version = Number(response.headers.get('x-livery-version'))
        if (isVersion(version)) follower.recheck(version)
      },
    }
    client.use(stamped)
    const stop = listenToVersions(now.current.agency.id, follower.follow)
    return () => {
      stop()
      follower.end()
      client.eject(stamped)
    }
  }, [client, takeOver, isPreview])
}

/** Calls `tell` for each version that the agency publishes. Returns a function that stops. */
export function listenToVersions(agencyId: string, notify: (version: number) => void): () => void {
  return shareEventLine({
    name: `livery-version-${agencyId}`,
    listen: listenForVersions,
    isNews: isVersion,
    notify,
  })
}

/** Listens to the server until aborted; the server sends the current version at once and each later one. */
function listenForVersions(hear: (version: number) => void, end: AbortSignal): Promise<void> {
  const take = (data: string) => {
    const version = Number(data)
    if (isVersion(version)) hear(version)
  }
  const retryDelay = () => RETRY_MS * (0.5 + Math.random())
  return openEventLine({ url: '/api/agency/events', events: { version: take }, retryDelay }, end)
}

/** Returns whether a value is a version number. */
export function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}
