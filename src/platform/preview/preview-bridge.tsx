import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigationQuery } from '../../api/navigation.ts'
import type { PageContext } from '../../contract/page.ts'
import { internalPath } from '../../tenant/internal-path.ts'
import { useApi } from '../api.tsx'
import { useApplyVersion } from '../apply-version.ts'
import { usePage } from '../page.tsx'
import type { applyInPreview, attachPage, tellEditor } from './start-preview.ts'

export interface PreviewBridgeProps {
  attachPage: typeof attachPage
  tellEditor: typeof tellEditor
  applyInPreview: typeof applyInPreview
}

/** Carries out the editor's messages in the page, and reports the page's address to the editor. */
export function PreviewBridge({ attachPage, tellEditor, applyInPreview }: PreviewBridgeProps) {
  const page = usePage()
  const client = useApi()
  const queries = useQueryClient()
  const takeOver = useApplyVersion(applyInPreview)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = `${pathname}${search}`
  const type = useNavigationType()
  const now = useRef({ page, path, navigate, type })
  now.current = { page, path, navigate, type }
  const requestedPath = useRef('')

  /** The agency in the editor's latest message. */
  const latestAgency = useRef<PageContext['agency']>(undefined)

  useEffect(() => {
    const refresh = async () => {
      const before = latestAgency.current
      const query = { path: now.current.path }
      const { data } = await client.GET('/api/page-context', { params: { query } })
      const next = data?.data as unknown as PageContext | undefined
      if (next === undefined) return
      // Edits since the request are not stored yet.
      await takeOver(
        latestAgency.current === before ? next : { ...next, agency: latestAgency.current ?? next.agency },
      )
      await queries.invalidateQueries()
    }
    return attachPage((message) => {
      switch (message.kind) {
        case 'agency': {
          const { page: before } = now.current
          const { agency, wording = before.wording } = message
          if (typeof agency !== 'object' || agency === null) return
          // The grant's agency stays, whatever the editor sends.
          const { id, version } = before.agency
          const next = { ...before, wording, agency: { ...agency, id, version } }
          latestAgency.current = next.agency
          // The edit is not stored yet: the server would return the old state.
          return void takeOver(next, false)
        }
        case 'menus': {
          if (!Array.isArray(message.navigation)) return
          const { queryKey } = navigationQuery(client)
          return void queries.setQueryData(queryKey, { agencyNavigation: [...message.navigation] })
        }
        case 'refresh':
          // A failed request is repeated with the next change.
          return void refresh().catch(() => undefined)
        case 'go':
          if (internalPath(message.path) === null) return
          requestedPath.current = message.path
          // A page starts at its top; the browser's Back belongs to the editor, from panel to panel.
          if (message.path.split(/[?#]/)[0] !== now.current.path.split('?')[0]) scrollTo(0, 0)
          return void now.current.navigate(message.path, { replace: true })
      }
    })
  }, [attachPage, client, queries, takeOver])

  const isFirst = useRef(true)
  useEffect(() => {
    const isLed = now.current.type === 'REPLACE' && path !== requestedPath.current.split('#')[0]
    tellEditor({ kind: isFirst.current ? 'ready' : 'went', path, ...(isLed && { isLed }) })
    isFirst.current = false
  }, [path, tellEditor])
  return null
}
