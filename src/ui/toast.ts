export interface ToastAction {
  label: string
  onPress: () => void
  /** Another way to the same result, for those who cannot reach the button in time; the button's label if omitted. */
  alternative?: string
}

export interface ToastRequest {
  id: number
  tone: 'success' | 'error' | 'info'
  message: string
  action?: ToastAction
}

interface ToastState {
  requests: readonly ToastRequest[]
  /** The code that shows the messages is needed. */
  isWanted: boolean
}

const key: unique symbol = Symbol.for('livery.toasts')
const initial: ToastState = { requests: [], isWanted: false }

interface Shared {
  state: ToastState
  lastId: number
  listeners: Set<() => void>
}

/** One for the whole page: each remote part has its own copy of this file. */
function shared(): Shared {
  const page: typeof globalThis & { [key]?: Shared } = globalThis
  page[key] ??= { state: initial, lastId: 0, listeners: new Set() }
  return page[key]
}

function update(change: (requests: readonly ToastRequest[]) => readonly ToastRequest[]) {
  const page = shared()
  page.state = { requests: change(page.state.requests), isWanted: true }
  for (const listener of page.listeners) listener()
}

/** Messages that have not been shown yet; `Toaster` reads them. */
export const toastQueue = {
  read: () => shared().state,
  /** The server's state. */
  readInitial: () => initial,
  subscribe(listener: () => void) {
    const { listeners } = shared()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  remove: (id: number) => update((requests) => requests.filter((request) => request.id !== id)),
}

const say =
  (tone: ToastRequest['tone']) =>
  (message: string, { action }: { action?: ToastAction } = {}) => {
    const page = shared()
    page.lastId += 1
    const request: ToastRequest = { id: page.lastId, tone, message, ...(action && { action }) }
    // A repeated message replaces the first, and its time starts again.
    const isOther = (other: ToastRequest) => other.tone !== tone || other.message !== message
    update((requests) => [...requests.filter(isOther), request])
  }

/**
 * Shows a result in a corner of the page (spec §9). The code that shows it is fetched with the first message, or when
 * `prepare` announces one.
 */
export const toast = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  prepare: () => update((requests) => requests),
}
