import { readCookies } from '../../../http/message/read-cookies.ts'
import { FORGET } from '../worker-calls.ts'
import { callWorker } from './call-worker.ts'
import { type SpokenPage, speak } from './outer-page-texts.ts'

const PATIENCE = 15_000
const KEPT = 'livery-preview'

/** The page at which everything that was done in a preview is forgotten. The file server answers it, so that it is there whatever has become of the worker. */
export function resetPage(spoken: SpokenPage): void {
  const words = speak(spoken)
  const button = document.querySelector('button')
  button?.addEventListener('click', async () => {
    button.disabled = true
    if (await forget()) return location.replace('/')
    button.disabled = false
    const text = document.querySelector('p')
    if (text) text.textContent = words['preview.reset.failed']
  })
}

/** Leaves nothing of the preview in the browser, its worker neither: the next page is the first one of whatever build is at the address by now. */
async function forget(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const answer = registration?.active && (await callWorker(registration.active, FORGET, PATIENCE))
  await registration?.unregister()
  // A worker that does not answer, or is not there, keeps nobody from deleting what it kept.
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

/** All that a site keeps in a browser is called so. What else is there is another's: cookies of a machine's names are those of each of its ports. */
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
