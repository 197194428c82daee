import { expect, it } from 'vitest'
import { measurementOf, thirdPartiesOf } from './measurement.ts'

it('measures only where it is enabled and an id is there', () => {
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

it('needs the origins of what measures, and none where nothing does', () => {
  expect(thirdPartiesOf(null)).toEqual({ scripts: [], images: [], connections: [] })
  expect(thirdPartiesOf({ google: 'G-ABC123' }).scripts).toEqual(['https://www.googletagmanager.com'])
  expect(thirdPartiesOf({ facebook: '12345' })).toEqual({
    scripts: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    connections: ['https://www.facebook.com'],
  })
})
