import { OPEN } from '../worker-calls.ts'
import { callWorker } from './call-worker.ts'
import { type TranslatedPage, writeTexts } from './start-and-reset-texts.ts'

/** The server is fetched and started, which takes a while on a slow line. */
const PATIENCE = 120_000
/** The number of reloads within this many milliseconds after which the page reports that the worker does not answer. */
const MOST = 3
const WITHIN = 20_000
const TRIED = 'livery-preview-tried'

/**
 * The first page of a preview, which the file server answers while no worker does: it opens the preview and then goes
 * to the requested address.
 */
export async function firstPage(spoken: TranslatedPage): Promise<void> {
  const texts = writeTexts(spoken)
  document.querySelector('button')?.addEventListener('click', () => location.reload())
  const fault = await open()
  if (fault === null) return location.reload()
  document.documentElement.dataset.state = 'failed'
  const title = document.querySelector('h1')
  const text = document.querySelector('p')
  if (title) title.textContent = texts['preview.failed']
  if (text) text.textContent = texts[fault]
}

type Fault = 'preview.failed.insecure' | 'preview.failed.closed' | 'preview.failed.loading'

/** What prevents the preview from opening, or null once it is open. */
async function open(): Promise<Fault | null> {
  if (!isSecureContext) return 'preview.failed.insecure'
  if (!('serviceWorker' in navigator) || !(await mayKeep())) return 'preview.failed.closed'
  if (isTriedInVain()) return 'preview.failed.loading'
  try {
    const registration = await navigator.serviceWorker.register('/worker.js')
    // A newer build's worker replaces an existing one.
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

/** Waits until a worker answers for the site, or gives up. */
function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', check)
    check()
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
