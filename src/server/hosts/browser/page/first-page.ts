import { OPEN } from '../worker-calls.ts'
import { callWorker } from './call-worker.ts'
import { type SpokenPage, speak } from './outer-page-texts.ts'

/** The server is fetched and started; on a slow line this takes a while. */
const PATIENCE = 120_000
/** So often the page goes on within so many milliseconds; after that the worker does not answer for it, and it says so. */
const MOST = 3
const WITHIN = 20_000
const TRIED = 'livery-preview-tried'

/** The first page of a preview, which the file server answers wherever the worker does not yet: it opens the preview and goes on to the address that was asked for. */
export async function firstPage(spoken: SpokenPage): Promise<void> {
  const words = speak(spoken)
  document.querySelector('button')?.addEventListener('click', () => location.reload())
  const fault = await open()
  if (fault === null) return location.reload()
  document.documentElement.dataset.state = 'failed'
  const title = document.querySelector('h1')
  const text = document.querySelector('p')
  if (title) title.textContent = words['preview.failed']
  if (text) text.textContent = words[fault]
}

type Fault = 'preview.failed.insecure' | 'preview.failed.closed' | 'preview.failed.loading'

/** What is in the way, or null where the preview is open. */
async function open(): Promise<Fault | null> {
  if (!isSecureContext) return 'preview.failed.insecure'
  if (!('serviceWorker' in navigator) || !(await mayKeep())) return 'preview.failed.closed'
  if (isTriedInVain()) return 'preview.failed.loading'
  try {
    const registration = await navigator.serviceWorker.register('/worker.js')
    // That of a newer build takes over from one that is there.
    const newer = registration.installing ?? registration.waiting
    if (newer !== null) await takenOver(newer)
    const { active } = await navigator.serviceWorker.ready
    const answer = active && (await callWorker(active, OPEN, PATIENCE))
    if (answer?.isDone) return null
    console.error(answer?.reason)
  } catch (error) {
    console.error(error)
  }
  return 'preview.failed.loading'
}

/** Waits until a worker answers for the site, or is given up. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Some private windows have a storage that cannot be opened. */
function mayKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('livery-preview-try')
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase('livery-preview-try')
        resolve(true)
      }
      opening.onerror = () => resolve(false)
    } catch {
      resolve(false)
    }
  })
}

function isTriedInVain(): boolean {
  const now = Date.now()
  const past: number[] = JSON.parse(sessionStorage.getItem(TRIED) ?? '[]')
  const recent = past.filter((moment) => now - moment < WITHIN)
  sessionStorage.setItem(TRIED, JSON.stringify([...recent, now]))
  return recent.length >= MOST
}
