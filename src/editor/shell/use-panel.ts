import { useLocation, useNavigate } from 'react-router-dom'
import { type PanelId, panelIds } from '../core/field.ts'

const BASE = '/settings/website'

/**
 * The open panel, named by the address; Brand on arrival. Each panel is one entry of the browser's history; opening
 * the open one adds none.
 */
export function usePanel(): [PanelId, (panel: PanelId) => void] {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const named = pathname.split('/').filter(Boolean)[2]
  const panel = panelIds.find((id) => id === named) ?? 'brand'
  return [
    panel,
    (next) => {
      if (next !== panel) void navigate(`${BASE}/${next}`)
    },
  ]
}
