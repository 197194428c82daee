import { expect, type Page } from '@playwright/test'
import { callApi } from './call-api.ts'

interface Change {
  pointer: string
  after: unknown
}
interface Settings {
  navigation: { label: string; path: string }[]
  bookingMenuItemOptions: { title: string; active: boolean }[]
}

/** Edits and publishes an agency's settings by the API alone, in the page's session. */
export function openBranding(page: Page) {
  const draft = async () => (await callApi(page, 'GET', '/api/branding/draft')).body.data

  /** Changes the draft; returns its revision. */
  async function change(changes: Change[]): Promise<number> {
    const { revision } = await draft()
    const headers = { 'if-match': `"${revision}"` }
    const { status, body } = await callApi(page, 'PATCH', '/api/branding/draft', { changes }, headers)
    expect(status, JSON.stringify(body)).toBe(200)
    return Number(body.data.revision)
  }

  return {
    change,
    async settings(): Promise<Settings> {
      const { settings } = (await draft()) as {
        settings: { agency: Settings; navigation: Settings['navigation'] }
      }
      return {
        navigation: settings.navigation,
        bookingMenuItemOptions: settings.agency.bookingMenuItemOptions,
      }
    },
    /** Changes the draft and publishes it. */
    async publish(note: string, changes: Change[]): Promise<void> {
      const revision = await change(changes)
      const published = await callApi(page, 'POST', '/api/branding/publish', { revision, note })
      expect(published).toMatchObject({ status: 200 })
    },
    /** Stores a picture drawn here; returns its address. */
    async picture(use: string): Promise<string> {
      const { status, data } = await page.evaluate(async (use) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 96 })
        const pen = canvas.getContext('2d')
        if (pen) {
          pen.fillStyle = '#0b6e4f'
          pen.fillRect(0, 0, 96, 96)
        }
        const body = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        const headers = { 'content-type': 'application/octet-stream', 'x-requested-with': 'livery' }
        const response = await fetch(`/api/branding/pictures?for=${use}`, { method: 'POST', headers, body })
        return { status: response.status, data: (await response.json()).data }
      }, use)
      expect(status).toBe(200)
      return String(data.address)
    },
  }
}
