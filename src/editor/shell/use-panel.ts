import { useLocation, useNavigate } from 'react-router-dom'
import { type PanelId, panelIds } from '../core/field.ts'

const BASE = '/settings/website'

/** The open panel, which the address names: Brand on arrival. Each is a step of the browser's own way back; the open one opened again is none. */
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
