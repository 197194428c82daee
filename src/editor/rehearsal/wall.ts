import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import { deviceSizes, type PreviewLayout } from '../preview/use-preview-view.ts'

/** One preview of the wall. */
export interface Cell extends PreviewLayout {
  readonly id: string
}

/** What changes of a cell; of how it looks only what is named. */
export interface CellPart extends Partial<Pick<PreviewLayout, 'device' | 'path'>> {
  readonly wish?: Partial<CreatePreviewGrantRequest>
}

export interface Wall {
  /** The page that all of them show; null where each has its own. */
  readonly page: string | null
  readonly cells: readonly Cell[]
}

/** As many as can be looked at, and as a small machine can draw. */
export const MOST_CELLS = 12

/** Where the home page has what suppliers offer. */
const offers = '/#exclusive-deals'

interface Usual {
  language: string
  currency: string
  /** Languages that the draft offers. */
  languages: readonly string[]
}

/**
 * The wall that nobody has changed: each kind of visitor, both modes, a language from the right, and offers that are coming,
 * are none and fail; on the screens that they are likeliest to be met on.
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
    wish: { role: 'anonymous', bookingState: 'ready', language, currency, ...more },
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

/** Takes a wall and what changes in one of its cells, and gives the wall with that. */
export function withCell(wall: Wall, id: string, { wish, ...part }: CellPart): Wall {
  const changed = (cell: Cell): Cell => ({ ...cell, ...part, wish: { ...cell.wish, ...wish } })
  return { ...wall, cells: wall.cells.map((cell) => (cell.id === id ? changed(cell) : cell)) }
}

export function withoutCell(wall: Wall, id: string): Wall {
  return { ...wall, cells: wall.cells.filter((cell) => cell.id !== id) }
}

/** One more, like the last: whoever adds one changes one thing of it. A full wall stays as it is. */
export function withOneMore(wall: Wall, usual: Usual): Wall {
  if (wall.cells.length >= MOST_CELLS) return wall
  const last = wall.cells.at(-1) ?? usualWall(usual).cells[0]
  const id = String(1 + Math.max(0, ...wall.cells.map((cell) => Number(cell.id))))
  return last ? { ...wall, cells: [...wall.cells, { ...last, id }] } : wall
}

const roles: readonly unknown[] = ['anonymous', 'traveller', 'agent', 'restricted', 'owner']
const states: readonly unknown[] = ['ready', 'loading', 'empty', 'failed']
const modes: readonly unknown[] = [undefined, 'light', 'dark']

/** Takes what was kept of a wall and gives it where it is one, as far as it is. */
export function readWall(kept: unknown): Wall | null {
  if (!isRecord(kept) || !Array.isArray(kept.cells)) return null
  const cells = kept.cells.filter(isCell).slice(0, MOST_CELLS)
  const ids = new Set(cells.map(({ id }) => id))
  if (cells.length === 0 || ids.size < cells.length) return null
  return { page: isPath(kept.page) ? kept.page : null, cells }
}

function isCell(value: unknown): value is Cell {
  if (!isRecord(value) || !isRecord(value.wish)) return false
  const { role, bookingState, mode, language, currency } = value.wish
  const isWish = roles.includes(role) && states.includes(bookingState) && modes.includes(mode)
  const isText = [language, currency].every((one) => one === undefined || typeof one === 'string')
  const isPlaced = typeof value.id === 'string' && /^\d{1,9}$/.test(value.id) && isPath(value.path)
  return isPlaced && isWish && isText && Object.hasOwn(deviceSizes, String(value.device))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)
