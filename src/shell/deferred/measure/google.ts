import { addScript } from './third-party-script.ts'

type Tagged = Window & { dataLayer?: unknown[] }

/** Google's tag reads its commands as `Arguments`, and no array. */
function tag(..._command: unknown[]): void {
  const page = window as Tagged
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's tag takes nothing else
  page.dataLayer.push(arguments)
}

/** Loads Google's tag. It reports no view by itself: the pages of this site change without being loaded. */
export function startGoogle(id: string): void {
  tag('js', new Date())
  tag('config', id, { send_page_view: false })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

/** Reports that a page is seen, by its address without what stands after the `#`: no server is told that either. */
export function reportToGoogle(): void {
  const { origin, pathname, search } = location
  tag('event', 'page_view', { page_location: origin + pathname + search, page_title: document.title })
}
