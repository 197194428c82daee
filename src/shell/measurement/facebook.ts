import { addScript } from './third-party-script.ts'

interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: Pixel
  loaded: true
  version: '2.0'
  /** Otherwise the pixel would report address changes itself. */
  disablePushState: true
}

type Tagged = Window & { fbq?: Pixel; _fbq?: Pixel }

/** Loads Meta's pixel; its queue holds commands until then. */
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

/** Reports a page view. */
export function reportToFacebook(): void {
  const { fbq } = window as Tagged
  fbq?.('track', 'PageView')
}
