import { readCookies } from '../../../http/http-messages/read-cookies.ts'
import { FORGET } from '../worker-calls.ts'
import { callWorker } from './call-worker.ts'
import { type TranslatedPage, writeTexts } from './start-and-reset-texts.ts'

const PATIENCE = 15_000
const KEPT = 'livery-preview'

/**
 * The page that discards everything done in a preview. The file server answers it, so that it works whatever the
 * worker's state.
 */
export function resetPage(spoken: TranslatedPage): void {
  const texts = writeTexts(spoken)
  const button = document.querySelector('button')
  button?.addEventListener('click', async () => {
    button.disabled = true
    if (await forget()) return location.replace('/')
    button.disabled = false
    const text = document.querySelector('p')
    if (text) text.textContent = texts['preview.reset.failed']
  })
}

/** Removes the preview from the browser, including its worker: the next page is the first page of the current build. */
async function forget(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const answer = registration?.active && (await callWorker(registration.active, FORGET, PATIENCE))
  await registration?.unregister()
  // A missing or unresponsive worker must not prevent the deletion.
  const isForgotten = answer?.isDone === true || (await drop())
  if (!isForgotten) return false
  for (const name of (await caches.keys()).filter(isOwn)) await caches.delete(name)
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage).filter(isOwn)) storage.removeItem(name)
  }
  for (const name of Object.keys(readCookies(document.cookie)).filter(isOwn)) {
    const secure = name.startsWith('__Host-') ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/${secure}`
  }
  return true
}

/**
 * The prefix of everything a site stores in a browser. Other data belongs to other sites: a machine's ports share
 * cookies.
 */
function isOwn(name: string): boolean {
  return /^(?:__Host-)?livery[-_]/.test(name)
}

function drop(): Promise<boolean> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(KEPT)
    deleting.onsuccess = () => resolve(true)
    deleting.onerror = () => resolve(false)
    deleting.onblocked = () => resolve(false)
  })
}
