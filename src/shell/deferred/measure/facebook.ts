import { addScript } from './third-party-script.ts'

interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: Pixel
  loaded: true
  version: '2.0'
  /** Else it would report each change of the address too. */
  disablePushState: true
}

type Tagged = Window & { fbq?: Pixel; _fbq?: Pixel }

/** Loads Meta's pixel; commands wait in its queue until it is there. */
export function startFacebook(id: string): void {
  const page = window as Tagged
  if (page.fbq) return
  const queue: unknown[] = []
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else queue.push(command)
    },
    { queue, loaded: true, version: '2.0', disablePushState: true } as const,
  ) as Pixel
  pixel.push = pixel
  page.fbq = pixel
  page._fbq = pixel
  addScript('https://connect.facebook.net/en_US/fbevents.js')
  pixel('init', id)
}

/** Reports that a page is seen. */
export function reportToFacebook(): void {
  const { fbq } = window as Tagged
  fbq?.('track', 'PageView')
}
