export interface ToastAction {
  label: string
  onPress: () => void
  /** The same by another way, for those who cannot reach it in time; left out, its label is read out. */
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
  /** The code that shows them is wanted. */
  isWanted: boolean
}

const key: unique symbol = Symbol.for('livery.toasts')
const initial: ToastState = { requests: [], isWanted: false }

interface Shared {
  state: ToastState
  lastId: number
  listeners: Set<() => void>
}

/** One for the whole page: remote parts carry their own copy of this file. */
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

/** Messages wait here until they have been shown; `Toaster` reads it. */
export const toastQueue = {
  read: () => shared().state,
  /** What the server knows of it. */
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
    // The same once more takes the place of the first and its time starts anew.
    const isOther = (other: ToastRequest) => other.tone !== tone || other.message !== message
    update((requests) => [...requests.filter(isOther), request])
  }

/** Says in a corner of the page how something ended (spec §9). What shows it is fetched with the first message, or when `prepare` says that one may come. */
export const toast = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  prepare: () => update((requests) => requests),
}
