import { expect, it } from 'vitest'
import { isScriptAllowed, measurementOf, thirdPartiesOf } from './measurement.ts'

it('measures only if it is enabled and has an id', () => {
  const ids = { googleAnalyticsId: 'G-ABC123', facebookAnalyticsId: '12345' }
  expect(measurementOf({ analytics: { isEnabled: true, ...ids } })).toEqual({
    google: 'G-ABC123',
    facebook: '12345',
  })
  expect(measurementOf({ analytics: { isEnabled: true, facebookAnalyticsId: '12345' } })).toEqual({
    facebook: '12345',
  })
  expect(measurementOf({ analytics: { isEnabled: false, ...ids } })).toBeNull()
  expect(measurementOf({ analytics: { isEnabled: true } })).toBeNull()
})

it('needs the sources of the enabled tools, and none without tools', () => {
  expect(thirdPartiesOf(null)).toEqual({ scripts: [], images: [], connections: [] })
  expect(thirdPartiesOf({ google: 'G-ABC123' }).scripts).toEqual(['https://www.googletagmanager.com/gtag/'])
  expect(thirdPartiesOf({ facebook: '12345' })).toEqual({
    scripts: ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/'],
    images: ['https://www.facebook.com'],
    connections: ['https://www.facebook.com'],
  })
})

it('lets Google’s tag and Meta’s pixel load their own parts, and nothing else of their origins', () => {
  const { scripts } = thirdPartiesOf({ google: 'G-ABC123', facebook: '12345' })
  const isAllowed = (url: string) => isScriptAllowed(scripts, new URL(url))
  for (const url of [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://www.googletagmanager.com/gtag/destination?id=G-ABC124&cx=c',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://connect.facebook.net/signals/config/12345?v=2.9.152&r=stable',
    'https://connect.facebook.net/signals/plugins/identity.js?v=2.9.152',
  ])
    expect(isAllowed(url), url).toBe(true)
  for (const url of [
    // Any owner's container runs whatever that owner put into it.
    'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL',
    'https://www.googletagmanager.com/gtag/../gtm.js?id=GTM-EVIL',
    'https://connect.facebook.net/en_US/sdk.js',
    'https://connect.facebook.net/en_US/fbevents.js/x',
    'http://www.googletagmanager.com/gtag/js',
    'https://www.googletagmanager.com.evil.example/gtag/js',
    'data:text/javascript,1',
  ])
    expect(isAllowed(url), url).toBe(false)
})
