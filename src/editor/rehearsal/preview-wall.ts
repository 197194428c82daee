import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import { deviceSizes, type PreviewLayout } from '../preview/use-preview-view.ts'

/** One preview of the wall. */
export interface Cell extends PreviewLayout {
  readonly id: string
}

/** The changed fields of a cell; of its options, only those given. */
export interface CellPart extends Partial<Pick<PreviewLayout, 'device' | 'path'>> {
  readonly grantRequest?: Partial<CreatePreviewGrantRequest>
}

export interface Wall {
  /** The page that all cells show; null if each has its own. */
  readonly page: string | null
  readonly cells: readonly Cell[]
}

/** As many as a user can survey, and a small machine can render. */
export const MOST_CELLS = 12

/** The home page's section with suppliers' offers. */
const offers = '/#exclusive-deals'

interface Usual {
  language: string
  currency: string
  /** Languages of the draft. */
  languages: readonly string[]
}

/**
 * The default wall: each kind of visitor, both modes, a right-to-left language, and loading, empty and failed offers,
 * on the likeliest screens for each.
 */
export function usualWall({ language, currency, languages }: Usual): Wall {
  const other =
    languages.includes('ar') && language !== 'ar' ? 'ar' : languages.find((one) => one !== language)
  const cell = (
    id: string,
    device: PreviewLayout['device'],
    more: Partial<CreatePreviewGrantRequest> = {},
    path = '/',
  ): Cell => ({
    id,
    device,
    path,
    grantRequest: { role: 'anonymous', bookingState: 'ready', language, currency, ...more },
  })
  return {
    page: null,
    cells: [
      cell('1', 'desktop', { mode: 'light' }),
      cell('2', 'phone', { mode: 'light' }),
      cell('3', 'phone', { mode: 'dark', ...(other && { language: other }) }),
      cell('4', 'desktop', { mode: 'dark' }),
      cell('5', 'desktop', { mode: 'light', ...(other && { language: other }) }),
      cell('6', 'desktop', { mode: 'light', bookingState: 'failed' }, offers),
      cell('7', 'phone', { mode: 'light', role: 'traveller', bookingState: 'loading' }, offers),
      cell('8', 'desktop', { mode: 'light', role: 'agent' }, '/dashboard'),
      cell('9', 'phone', { mode: 'dark', bookingState: 'empty' }, offers),
      cell('10', 'desktop', { mode: 'dark', role: 'owner' }, '/dashboard'),
    ],
  }
}

/** Returns the wall with changes to one of its cells. */
export function withCell(wall: Wall, id: string, { grantRequest, ...part }: CellPart): Wall {
  const changed = (cell: Cell): Cell => ({
    ...cell,
    ...part,
    grantRequest: { ...cell.grantRequest, ...grantRequest },
  })
  return { ...wall, cells: wall.cells.map((cell) => (cell.id === id ? changed(cell) : cell)) }
}

export function withoutCell(wall: Wall, id: string): Wall {
  return { ...wall, cells: wall.cells.filter((cell) => cell.id !== id) }
}

/** Returns the wall with a copy of its last cell, since users usually change one option. A full wall stays as it is. */
export function withOneMore(wall: Wall, usual: Usual): Wall {
  if (wall.cells.length >= MOST_CELLS) return wall
  const last = wall.cells.at(-1) ?? usualWall(usual).cells[0]
  const id = String(1 + Math.max(0, ...wall.cells.map((cell) => Number(cell.id))))
  return last ? { ...wall, cells: [...wall.cells, { ...last, id }] } : wall
}

const roles: readonly unknown[] = ['anonymous', 'traveller', 'agent', 'restricted', 'owner']
const states: readonly unknown[] = ['ready', 'loading', 'empty', 'failed']
const modes: readonly unknown[] = [undefined, 'light', 'dark']

/** Returns the valid parts of a stored wall; null if there are none. */
export function readWall(stored: unknown): Wall | null {
  if (!isRecord(stored) || !Array.isArray(stored.cells)) return null
  const cells = stored.cells.map(withGrantRequest).filter(isCell).slice(0, MOST_CELLS)
  const ids = new Set(cells.map(({ id }) => id))
  if (cells.length === 0 || ids.size < cells.length) return null
  return { page: isPath(stored.page) ? stored.page : null, cells }
}

/** Earlier releases stored a cell's grant request as `wish`. */
function withGrantRequest(cell: unknown): unknown {
  if (!isRecord(cell) || !('wish' in cell)) return cell
  const { wish, ...rest } = cell
  return { grantRequest: wish, ...rest }
}

function isCell(value: unknown): value is Cell {
  if (!isRecord(value) || !isRecord(value.grantRequest)) return false
  const { role, bookingState, mode, language, currency } = value.grantRequest
  const isValidRequest = roles.includes(role) && states.includes(bookingState) && modes.includes(mode)
  const isText = [language, currency].every((one) => one === undefined || typeof one === 'string')
  const isPlaced = typeof value.id === 'string' && /^\d{1,9}$/.test(value.id) && isPath(value.path)
  return isPlaced && isValidRequest && isText && Object.hasOwn(deviceSizes, String(value.device))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)
