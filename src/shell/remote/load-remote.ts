import type { RemoteAddress, RemotePart } from '../../contract/remote.ts'

/** A script chunk load times out after 120,000 ms (spec §2, §9). */
export const REMOTE_TIMEOUT_MS = 120_000

const loads = new Map<string, Promise<RemotePart>>()

/**
 * Imports a remote part and its styles once; a failed load is forgotten, so that asking again tries again. Rejects when
 * the part is refused, missing, slow, or is not the part its manifest promised.
 */
export function loadRemote(remote: RemoteAddress, importModule = importNative): Promise<RemotePart> {
  const known = loads.get(remote.entry)
  if (known !== undefined) return known
  const load = withTimeout(Promise.all([importModule(remote.entry), ...remote.styles.map(addStyles)]))
    .then(([module]) => checkPart(module, remote))
    .catch((error: unknown) => {
      loads.delete(remote.entry)
      throw error
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
    throw new Error(`${remote.entry} does not export the part '${remote.name}'`)
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
      reject(new Error(`the styles at ${href} did not load`))
    }
    document.head.append(link)
  })
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the remote part took too long')), REMOTE_TIMEOUT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
