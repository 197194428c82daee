import type { RemoteAddress } from '../../contract/remote.ts'
import type { RemotePart } from '../../contract/remote-part.ts'

/** Timeout of loading a script chunk (spec §2, §9). */
export const REMOTE_TIMEOUT_MS = 120_000

/** Failed load of a part's script, with its reason and address (spec §8). */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly type: 'timeout' | 'refused' | 'unreachable'

  constructor({ entry }: RemoteAddress, cause: unknown) {
    const type = cause instanceof TimedOut ? 'timeout' : cause instanceof Refused ? 'refused' : 'unreachable'
    super(`Loading the script of a remote part failed (${type}: ${entry})`, { cause })
    this.type = type
  }
}

class TimedOut extends Error {}
class Refused extends Error {}

const loads = new Map<string, Promise<RemotePart>>()

/**
 * Imports a remote part and its styles once; a failed load is forgotten, so that a retry imports again. Rejects with
 * an error that names type and address if the part is missing, slow, or not what its manifest promised.
 */
export function loadRemote(remote: RemoteAddress, importModule = importNative): Promise<RemotePart> {
  // The caller reloads a page that was reached inside the app: its document then has the hashes.
  if (remote.needsDocument) {
    const cause = new Refused(`this document has no hashes of the part '${remote.name}'`)
    return Promise.reject(new RemoteLoadError(remote, cause))
  }
  const known = loads.get(remote.entry)
  if (known !== undefined) return known
  const load = withTimeout(Promise.all([importModule(remote.entry), ...remote.styles.map(addStyles)]))
    .then(([module]) => checkPart(module, remote))
    .catch((cause: unknown) => {
      loads.delete(remote.entry)
      throw new RemoteLoadError(remote, cause)
    })
  loads.set(remote.entry, load)
  return load
}

function importNative(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url)
}

function checkPart(module: unknown, remote: RemoteAddress): RemotePart {
  const part = (module as { part?: RemotePart }).part
  if (part?.name !== remote.name || !Array.isArray(part.routes)) {
    throw new Refused(`${remote.entry} does not export the part '${remote.name}'`)
  }
  return part
}

function addStyles(href: string): Promise<void> {
  const present = document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)
  if (present) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    if (/^https?:/.test(href)) link.crossOrigin = 'anonymous'
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The styles at ${href} failed to load.`))
    }
    document.head.append(link)
  })
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimedOut('the remote part took too long')), REMOTE_TIMEOUT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
