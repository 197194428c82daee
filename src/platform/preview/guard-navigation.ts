import { GRANT_PARAMETER } from '../../contract/preview.ts'
import type { FromPreview } from '../../contract/preview-messages.ts'
import { openPath, replacePath } from '../leave-page.ts'

type Report = (message: Extract<FromPreview, { kind: 'refused' }>) => void

/** The used part of the Navigation API, which TypeScript's library lacks. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean }
  hashChange: boolean
  downloadRequest: string | null
  formData: FormData | null
  navigationType: string
}

/**
 * Keeps a preview on its site and in preview: adds the grant to page loads, and refuses and reports what would leave
 * the site, open a window, download a file or submit a form.
 */
export function guardNavigation(grant: string, report: Report): void {
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => onNavigate(event as NavigateEvent, grant, report))
  window.open = (to) => {
    report({ kind: 'refused', what: 'window', to: String(to ?? '') })
    return null
  }
  const press = (event: MouseEvent) => onPress(event, grant, report, navigation !== undefined)
  // After the page's own handlers: navigation that they handle loads no page.
  window.addEventListener('click', press)
  window.addEventListener('auxclick', press)
}

type Refusal = Parameters<Report>[0]['what']

function onNavigate(event: NavigateEvent, grant: string, report: Report): void {
  const to = new URL(event.destination.url)
  const what = refusedLoad(event, to)
  const isInside = event.hashChange || event.destination.sameDocument || to.searchParams.has(GRANT_PARAMETER)
  if (what === null && isInside) return
  event.preventDefault()
  if (what !== null) report({ kind: 'refused', what, to: to.href })
  else load(to, grant, event.navigationType === 'push')
}

function refusedLoad({ downloadRequest, formData }: NavigateEvent, to: URL): Refusal | null {
  if (downloadRequest !== null) return 'download'
  if (to.origin !== location.origin) return 'elsewhere'
  return formData === null ? null : 'change'
}

function onPress(event: MouseEvent, grant: string, report: Report, isWatched: boolean): void {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement)
  if (!link?.href || event.defaultPrevented || (event.type === 'auxclick' && event.button !== 1)) return
  const to = new URL(link.href)
  const what = refusedPress(event, link, to)
  const isHere = to.pathname === location.pathname && to.search === location.search && to.hash !== ''
  if (what === null && (isWatched || isHere)) return
  event.preventDefault()
  if (what !== null) report({ kind: 'refused', what, to: to.href })
  else load(to, grant, true)
}

function refusedPress(event: MouseEvent, link: HTMLAnchorElement, to: URL): Refusal | null {
  if (to.origin !== location.origin) return 'elsewhere'
  const isMeantElsewhere = !/^(?:|_self)$/.test(link.target)
  if (isMeantElsewhere || event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey)
    return 'window'
  return link.hasAttribute('download') ? 'download' : null
}

function load(to: URL, grant: string, isPush: boolean): void {
  to.searchParams.set(GRANT_PARAMETER, grant)
  // The refused navigation has to end first.
  const path = to.pathname + to.search + to.hash
  queueMicrotask(() => (isPush ? openPath(path) : replacePath(path)))
}
